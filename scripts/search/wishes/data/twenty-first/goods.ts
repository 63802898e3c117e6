import { goods, is, not } from '../../put.ts';
import type { Questions } from '../../types.ts';

const WASHERS = ['washing-machine', 'washer-dryer'];
const DRYING = ['tumble-dryer', 'washer-dryer', 'dehumidifier'];

export const wishes: Questions = {
  description: [
    goods('house smells of wet washing all winter', DRYING),
    goods('sheets still wet after two days', DRYING),
    goods('three kids and a mountain of filthy school jumpers', WASHERS),
    goods('machine for greasy boiler suits', WASHERS),
    goods('my hands are raw from the sink', 'dishwasher'),
    goods('loads the plates after sunday dinner so i dont have to', 'dishwasher'),
    goods('salad goes slimy after two days', ['fridge', 'fridge-freezer']),
    goods('keeps breast milk and yoghurts cool in the bedroom', ['fridge', 'drinks-cooler']),
    goods('fill up at costco and keep it for months', 'freezer'),
    goods('place to lay down a case of barolo', 'wine-cooler'),
    goods('cans for the football', 'drinks-cooler'),
    goods('does a whole roast with four rings on top', ['cooker', 'range-cooker']),
    goods('pull out tray that keeps the gravy boat hot', 'warming-drawer'),
    goods('house stinks after fish and chips', ['hood', 'purifier']),
    goods('draw the smoke away when i sear steak', 'hood'),
    goods('tiles dripping after every shower', 'dehumidifier'),
    goods('wallpaper peeling from the wet', 'dehumidifier'),
    goods('nursery is 28 degrees at bedtime', 'cooling'),
    goods('sneezing all night because of the cat', 'purifier'),
    goods('picks up sand after the beach', 'vacuum'),
    goods('cleans under the sofa while i watch telly', 'vacuum', [is('Type', 'Robot vacuum cleaner')]),
    goods('proper cappuccino without queueing', 'coffee'),
    goods('strong black coffee for six', 'coffee'),
    goods('cream butter and sugar for fairy cakes', 'stand-mixer'),
    goods('potatoes wafer thin for dauphinoise', 'processor'),
    goods('spinach and banana for breakfast on the go', 'blender'),
    goods('frozen chips done in ten minutes no fat', 'air-fryer'),
    goods('lamb that falls off the bone', 'slow-cooker'),
    goods('warm loaf when we wake up', 'bread-maker'),
    goods('muffins and bagels browned', ['toaster', 'breakfast-set']),
    goods('boil enough for six mugs', ['kettle', 'boiling-tap']),
    goods('jacket spud in minutes', ['microwave', 'air-fryer']),
    goods('get the crumples out of my work shirts', 'steam-cabinet'),
    goods('scraps straight down the plug', 'disposer'),
    goods('hot water the second i turn it on for a cuppa', ['boiling-tap', 'kettle']),
    goods('cook on a shiny black top without gas', 'hob', [not('Hob type', 'Gas')]),
  ],
  spares: [
    goods('white crust in my kettle', 'care', [
      is('Used on', 'Kettle', 'Coffee machine', 'Kettle, Coffee machine'),
    ]),
    goods('baked on grease inside the oven what gets it off', 'care', [is('Used on', 'Oven')]),
    goods('perch the dryer on top of the washer', 'stacking-kit'),
    goods('longer pipe for the washer waste', 'hose'),
    goods('flap for outside wall where extractor vents', 'ducting'),
    goods('cartridge for fridge ice tastes funny', 'care'),
    goods('charcoal thing inside the extractor', 'hood-filter'),
  ],
};
