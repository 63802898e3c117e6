import type { ReviewBank } from '../../review-lines.ts';

export const DISHWASHER: ReviewBank = {
  praise: [
    ['Installation=Integrated', 'I have to look at the light on the floor to see whether it is on.'],
    ['Cutlery=Tray|Both', 'The cutlery tray frees the bottom basket for pans.'],
    ['Cutlery=Basket', 'Knives and forks go into the basket by the handful, which suits us.'],
    'Glasses come out without a cloud, and our water is hard.',
    ['Baskets>=2', 'The top basket drops even when it is loaded.'],
    ['Auto open door=Yes', 'It opens itself at the end and plastics are dry by morning.'],
    ['Place settings>=12', 'Takes the big casserole and the plates together.'],
    ['Place settings<12', 'Holds more than you would think from the outside.'],
    'Porridge pans in, clean pans out.',
    ['Half load=Yes', 'The half load is there for the days when half is all there is.'],
    ['Baskets>=2', 'Folding prongs in the right places at last.'],
    'The salt lasts two months.',
    ['Installation=Table-top', 'No plumber: it fills from the tap and drains into the sink.'],
    ['Installation=Table-top', 'It does the day’s dishes for two, and my hands have recovered.'],
    ['Installation=Table-top', 'Moved flat with us in the back of the car.'],
  ],
  grumble: [
    'The eco programme takes {Eco time}.',
    ['Baskets>=2', 'Tall wine glasses only fit on one side.'],
    'The tablet box sticks when the door is wet.',
    ['Auto open door=No', 'Plastic tubs still need a tea towel.'],
    'No light for the time left, only a dot.',
    ['Installation=Table-top', 'It takes a good third of my worktop.'],
  ],
  fault: [
    'It leaves grit in the mugs whatever I do.',
    'The door dropped on its spring within a month.',
    'The spray arm catches on anything taller than a side plate.',
    'Drain error from the first week.',
  ],
  fit: [
    ['Installation=Freestanding', 'Slid under the worktop without taking the lid off.'],
    ['Installation=Integrated', 'Our door front went on with the holes from the old one.'],
    '{Width} wide and not a millimetre more, thank goodness.',
    ['Installation!=Table-top', 'The hose had to be lengthened by half a metre.'],
    ['Installation=Table-top & Height<=450', 'At {Height} high it goes under the wall units, just.'],
    ['Installation=Table-top', 'Stands beside the sink and the hoses reach without a stretch.'],
  ],
  noise: [
    ['Noise<=44', '{Noise} turns out to mean you forget about it.'],
    ['Noise<=46', 'We run it during dinner and talk over nothing.'],
    'There is a gurgle when it drains, and that is all.',
    'Not silent, but the radio wins.',
  ],
};
