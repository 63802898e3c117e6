import type { ReviewBank } from '../../reviews.ts';

export const LAUNDRY: ReviewBank = {
  praise: [
    'The spin is a hum, not a take-off.',
    'Shirts come out nearly dry enough to iron.',
    'The drum takes a king-size duvet cover and the sheets with room to turn.',
    'Rinses properly: no white marks on the black jeans.',
    'The short programme is long enough for school shirts.',
    'It stays where it is put, even at full spin on floorboards.',
    'The eco wash is long, so I start it when I go to bed.',
    'Uses noticeably less water than the old one; the meter agrees.',
    'The door opens wide enough to get the basket right under it.',
    'Easy to read the dial without my glasses.',
    'The filter is at the front and comes out without a flood.',
    'Whites are white again.',
  ],
  grumble: [
    'The soap drawer catches unless you push it on the left.',
    'The tune at the end is cheerful the first ten times.',
    'The time left is a guess for the first quarter of an hour.',
    'Balancing a single bath mat defeats it.',
    'The delay goes in hours only, not half hours.',
    'The manual is a folded sheet; the real one is on the web.',
  ],
  fault: [
    'It walked across the floor until the third visit to level it.',
    'The door lock gave up after seven weeks.',
    'Leaves powder in the drawer every single wash.',
    'Error code every other wash and a reset each time.',
    'Spins up, gives up, spins up again: half an hour of that.',
  ],
  fit: [
    'Went in with a finger’s width each side.',
    'The hose needs its 60 mm behind: believe the drawing.',
    'At {Depth} deep it stands flush with my worktop, near enough.',
    'The feet reached the uneven corner with thread to spare.',
    'My gap is 610 mm and it slid in without a scrape.',
  ],
  noise: [
    'You can talk beside it at full spin.',
    'Louder in the spin than I hoped, quiet in the wash.',
    'I can’t hear it from the next room.',
    'It thumps a little on wooden floors; a mat cured it.',
  ],
};

export const DRYER: ReviewBank = {
  praise: [
    'Towels come out soft without a sheet of anything.',
    'The sensor stops when it is dry, not ten minutes later.',
    'It costs pennies to run next to the old vented one.',
    'The water tank lifts out with one hand.',
    'School jumpers have not shrunk.',
    'The fluff filter opens like a book and wipes clean.',
    'I hung the door on the other side in twenty minutes with the sheet provided.',
    'A cotton load is done by the time supper is.',
    'The light in the drum finds the last sock.',
    'The room stays dry, no steam on the windows.',
  ],
  grumble: [
    'It takes its time: two hours and a half for towels.',
    'The tank needs emptying after every full load.',
    'Duvets come out damp in the middle.',
    'The beep is either on or off, no in-between.',
    'The condenser wants cleaning more often than I do it.',
  ],
  fault: [
    'It stops after twenty minutes and says the tank is full when it isn’t.',
    'The belt went in the third month.',
    'Everything comes out creased and slightly damp.',
    'Warm air leaks out round the door.',
  ],
  fit: [
    'Stacks on the washer with the kit, no play at all.',
    'Needs air at the back: I gave it 60 mm.',
    'Fits the cupboard under the stairs, measured twice.',
    'Standard width, so it lines up with the washer.',
  ],
  noise: [
    'A steady fan noise, nothing that carries upstairs.',
    'Zips rattle, the machine itself does not.',
    'Quieter than the extractor.',
    'There is a whine at the start and then it settles.',
  ],
};

export const DISHWASHER: ReviewBank = {
  praise: [
    'I have to look at the light on the floor to see whether it is on.',
    'The cutlery tray frees the bottom basket for pans.',
    'Glasses come out without a cloud, and our water is hard.',
    'The top basket drops even when it is loaded.',
    'It opens itself at the end and plastics are dry by morning.',
    'Takes the big casserole and the plates together.',
    'Porridge pans in, clean pans out.',
    'The half load is a real half, in time and in water.',
    'Folding prongs in the right places at last.',
    'The salt lasts two months.',
  ],
  grumble: [
    'The eco programme is nearly four hours.',
    'Tall wine glasses only fit on one side.',
    'The tablet box sticks when the door is wet.',
    'Plastic tubs still need a tea towel.',
    'No light for the time left, only a dot.',
  ],
  fault: [
    'It leaves grit in the mugs whatever I do.',
    'The door dropped on its spring within a month.',
    'The spray arm catches on anything taller than a side plate.',
    'Drain error from the first week.',
  ],
  fit: [
    'Slid under the worktop without taking the lid off.',
    'Our door front went on with the holes from the old one.',
    '{Width} wide and not a millimetre more, thank goodness.',
    'The hose had to be lengthened by half a metre.',
  ],
  noise: [
    '{Noise} turns out to mean you forget about it.',
    'We run it during dinner and talk over nothing.',
    'There is a gurgle when it drains, and that is all.',
    'Not silent, but the radio wins.',
  ],
};

export const COLD: ReviewBank = {
  praise: [
    'Salad keeps a week in the bottom drawer.',
    'The shelves come out without opening the door past the wall.',
    'It holds 4 degrees whatever the kitchen does.',
    'The freezer drawers run smoothly even when packed.',
    'No ice in the freezer after a year.',
    'The light is at the front, so nothing hides.',
    'A full weekly shop for four goes in.',
    'I changed the hinge with the kit in the box.',
    'The door shelves take a four-pint bottle each.',
    'Sunday’s joint fits on its plate, uncovered.',
    'Uses about what the label says; I put a meter on it.',
  ],
  grumble: [
    'The egg tray holds ten. Nobody sells ten eggs.',
    'The salad drawer squeaks.',
    'Only one shelf is high enough for a bottle.',
    'The alarm goes after a minute with the door open, while you unpack.',
    'Fingerprints show on the dark front.',
    'The ice tray is an afterthought.',
  ],
  fault: [
    'It froze the lettuce at the back whatever the setting.',
    'The seal came away at the corner.',
    'The compressor clicks on and off all night.',
    'A drawer front cracked in the first month.',
  ],
  fit: [
    'Measured the hall, took the doors off, in it went.',
    'It wants air behind: 50 mm, and the drawing says so.',
    'Stands {Depth} deep, so it is a thumb’s width proud of the units.',
    'The door clears the wall and the drawers open.',
    'Height was tight under the beam and the figure was right.',
  ],
  noise: [
    'You hear it start if you listen for it.',
    'A low hum, less than the boiler.',
    'Silent at night, and we sleep beside the kitchen.',
    'It gurgles now and then like a radiator.',
  ],
};

export const OVEN: ReviewBank = {
  praise: [
    'Bakes evenly: both trays of scones the same brown.',
    'The door stays cool enough for small hands.',
    'Up to heat in eight minutes.',
    'Yorkshire puddings rise like they should.',
    'The shelf runners hold a full roasting tin without tipping.',
    'The dials are plain and they click.',
    'Cleaning is a wipe after the long programme.',
    'The light shows the whole cake.',
    'Sunday roast and pudding at the same time.',
    'The probe takes the guessing out of lamb.',
  ],
  grumble: [
    'The clock lost its time in a power cut and sulks until you set it.',
    'The fan runs on for half an hour.',
    'Only one shelf came with it.',
    'The grill is fierce at the back, shy at the front.',
    'Symbols instead of words; I keep the card on the fridge.',
  ],
  fault: [
    'It is ten degrees out all the way up.',
    'The door glass misted from inside.',
    'The element tripped the fuse in week five.',
    'The handle works loose.',
  ],
  fit: [
    'The housing was 562 mm and it slid home.',
    'Came with a plug, so no electrician.',
    'The old fixing holes lined up.',
    'Mind the 35 mm behind, the cable needs it.',
  ],
  noise: [
    'The fan is a murmur.',
    'You hear the cooling fan after, not during.',
    'Quiet enough to forget there is a cake in it. I did.',
  ],
};

export const RANGE: ReviewBank = {
  praise: [
    'Christmas dinner for eleven without a queue for the oven.',
    'The big burner boils pasta water in six minutes.',
    'The doors shut like a good car.',
    'The enamel wipes clean, even the cream.',
    'Two ovens at two heats: that is what we bought it for.',
    'The knobs have weight and a proper click.',
    'Simmers so low that porridge does not catch.',
    'It is the thing people notice when they come in.',
    'The separate grill means toast while the oven is busy.',
    'The pan supports stay put.',
  ],
  grumble: [
    'It is heavy. Get the two-person delivery.',
    'The small oven is slow to heat.',
    'The handles show every fingerprint.',
    'The drawer underneath runs on friction alone.',
    'The timer is an egg timer with ideas.',
  ],
  fault: [
    'One igniter needed three visits.',
    'The oven door sits two millimetres high on the left.',
    'Enamel chipped at the corner in the first month.',
  ],
  fit: [
    'Slid between the units with 3 mm a side.',
    'The {Width} is the width of the body: the rail adds to the depth, not the width.',
    'The feet levelled on an old quarry floor.',
    'Our electrician wanted a bigger circuit, as the page had warned.',
  ],
  noise: [
    'Only the fan oven makes a sound.',
    'The cooling fan runs on after, softly.',
    'The hob buzzes with light pans, not with cast iron.',
  ],
};

export const HOB: ReviewBank = {
  praise: [
    'Water boils while you look for the pasta.',
    'It holds a simmer without stirring.',
    'Flat glass and one wipe.',
    'The sliders work with a wet finger.',
    'Big pan on the big zone, no cold edge.',
    'The pan supports are cast, not tin.',
    'The flame goes down to a pilot and stays lit.',
    'The lock stops the cat turning it on.',
    'It dropped straight into the old cut-out.',
    'Power share keeps the fuse in and the dinner going.',
  ],
  grumble: [
    'The controls beep at every crumb.',
    'Black glass shows every drop.',
    'All four on full is not really full.',
    'The knobs get warm.',
    'The front zones are close together for two large pans.',
  ],
  fault: [
    'A zone stopped finding the pan.',
    'It buzzes at level nine with everything I own.',
    'The igniter clicks on when the steam gets in.',
  ],
  fit: [
    'Cut-out figures were right to the millimetre.',
    'Came with the tape; went in flush.',
    'The old hob was 580, this covers the edge.',
    'Our fitter needed an hour and nothing extra.',
  ],
  noise: ['A light hum at full power, then nothing.', 'The fan comes on with two zones.', 'Silent on low.'],
};

export const HOOD: ReviewBank = {
  praise: [
    'Bacon on Sunday, no bacon on Monday.',
    'The lights are warm, not a dentist’s.',
    'The filters come out with one finger and go in the dishwasher.',
    'Speed two is enough for everything but a wok.',
    'It pulls the steam in before the window mists.',
    'The chimney slid to our ceiling height without cutting.',
    'The run-on clears the room while we eat.',
    'Looks like it belongs to a dearer kitchen.',
  ],
  grumble: [
    'Top speed is for shouting over.',
    'The buttons go dull where you press them.',
    'The carbon filter is extra, read the page.',
    'The template in the box was printed small.',
  ],
  fault: [
    'It rattles on speed three.',
    'One lamp flickered and then did not.',
    'The flap sticks and a draught comes down.',
  ],
  fit: [
    'Fixed at 700 mm over the hob as the drawing says.',
    'Duct is 150 mm: ours was 125 and it needed a new hole.',
    'Went up with two people and a spirit level in an hour.',
  ],
  noise: [
    'On two you can talk; on four you can’t.',
    'Quieter than the one it replaced by a lot.',
    '{Noise} at the top, and I believe it.',
  ],
};

export const MICROWAVE: ReviewBank = {
  praise: [
    'Porridge in two minutes and no ring on the plate.',
    'The dial is a dial: turn, done.',
    'A dinner plate turns without catching.',
    'The crisp setting does a proper jacket potato.',
    'The door pushes open with an elbow.',
    'Defrosts a loaf without cooking the crust.',
    'It remembers the last time.',
    'Small outside, enough inside.',
  ],
  grumble: [
    'Five beeps, and you can’t turn them off.',
    'The light goes off when you open the door.',
    'The clock is bright at night.',
    'The turntable ring hops out of place.',
  ],
  fault: [
    'The door catch needed a slam by week three.',
    'Stopped turning, started arcing.',
    'Heats the plate more than the dinner.',
  ],
  fit: [
    'Sits on a {Depth} deep shelf with the plug behind.',
    'Leave room above it, the vents are there.',
    'Built in with the frame, no gap.',
  ],
  noise: ['Hums like they all do.', 'The fan runs on a minute.'],
};
