# The words of the sample expansion.
module-fair = The Fair
deed-fair = decide on a fair
deed-hold-fair = hold a fair
decision-fair = { $player }, choose whether to hold a fair at { $cell }.
option-hold-fair = hold a fair at { $cell }
skip-fair = no fair
event-fair-held = { $player } holds a fair at { $cell }.
points-fair = { $player }: { $points } points for fairs ({ $fairs })
scene-reason-fair = fairs
scene-fairs = Fairs were held by { $players }.
token-fairs = fairs: { $count }
figure-crier = crier
supply-crier = criers: { $count }
