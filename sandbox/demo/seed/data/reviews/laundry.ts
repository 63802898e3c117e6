import type { ReviewBank } from '../../review-lines.ts';

const WASHER: ReviewBank = {
  praise: [
    '[Football|Rugby|Hockey|Cricket] socks came out [white|clean], which is [a first|new|more than the old one managed].',
    '[Jumpers|My jumpers|School jumpers] have [kept|all kept] their size.',
    '[Gentle enough|So gentle] that [I trust it with|it has done] [net curtains|a christening gown|my mother’s shawl|silk scarves].',
    '[Pet|Dog|Cat] hair that used to [go round for ever|come out on the towels] [ends up in|is caught by] the filter.',
    'The [drawer|soap drawer] [pulls out|comes right out] for rinsing in one go.',
    '[Sheets|Duvet covers|Bed sheets] come out without being tied in a [knot|rope|ball].',
    [
      'Steam=Yes',
      'The steam [takes|gets|eases] the creases out of [shirts left too long|a crumpled linen shirt|what I forgot overnight].',
    ],
    [
      'Smart=Yes',
      'It tells my [telephone|phone] when it [is done|has finished], and I [believe it|wander down then].',
    ],
    'The spin is a [hum|whirr], not a [take-off|jet|road drill].',
    '[Shirts|Blouses|School shirts] come out [nearly|all but] dry enough to [iron|hang straight up].',
    [
      'Capacity>=9',
      'The drum takes a [king-size|super-king] duvet cover and the sheets with room to [turn|tumble].',
    ],
    [
      'Capacity<9',
      'A double duvet cover and [its pillowcases|four pillowcases|both sheets] go in together and still turn.',
    ],
    'Rinses [properly|well]: no white [marks|streaks] on [the black jeans|navy school trousers|dark towels|my work trousers].',
    [
      'Quick wash!',
      'The short programme is [long enough|fine|all you need] for [school shirts|gym kit|a day’s shirts|work blouses].',
    ],
    'It [stays where it is put|does not walk|stands still], even at full spin on [floorboards|our old boards|a sprung floor|tiles].',
    'The eco wash is long, so I [start it when I go to bed|set it going at ten|put it on overnight|start it before work].',
    'Uses [noticeably|a good deal|a lot] less water than the old one; the [meter|bill] agrees.',
    'The door opens [wide enough|right back|flat enough] to [get the basket right under it|load it from the side|pull a wet duvet out].',
    [
      'Controls=Knobs|App and knob',
      'Easy to read the dial without my glasses[|, even in a dim utility room|, at last].',
    ],
    [
      'Controls=Touch|Buttons',
      '[Two presses|One press to wake it, one to start] and it is away; I have not needed the book[| since| once].',
    ],
    'The filter is at the front and comes out without [a flood|a puddle|soaking my slippers].',
    'Whites are [white again|properly white|white, not grey].',
    ['form=slim', '[Shallow|Slim] enough that the [bathroom|cupboard|landing] door still opens past it.'],
    [
      'Installation=Integrated',
      'You would [not know|never guess] there is a washing machine in the [kitchen|room].',
    ],
    [
      'Drying capacity!',
      '[Dirty at breakfast, dry by supper|In at eight, dry by one|Muddy on Saturday morning, dry by teatime], and no tank to empty.',
    ],
    [
      'Drying capacity!',
      'It really does dry {Drying capacity} in one go[|, I weighed it|, if not in a hurry].',
    ],
    ['Drying capacity!', 'One machine where we had two, and the [cupboard|space|corner] is ours again.'],
  ],
  grumble: [
    'It stays locked for a good [two|three] minutes after it has [finished|stopped].',
    'A [sock|hair grip|baby’s sock|coin] went behind the seal and [took some finding|had to be fished out|was lost for a week].',
    'The display is [hard|not easy|a strain] to read in [sunlight|bright light|the mornings, with the sun in].',
    ['Quick wash!', 'The quick programme is for things that are [nearly clean|not very dirty|hardly worn].'],
    'The soap drawer [catches|sticks] unless you [push|press] it on the [left|right].',
    [
      'End signal=Yes',
      'The tune at the end is [cheerful the first ten times|longer than it need be|charming until the fiftieth load].',
    ],
    ['End signal=No', 'No [sound|beep] at the end, so I [have to go and look|forget it|set a timer].'],
    'The time left is [a guess|anybody’s guess|optimistic] for the first [quarter of an hour|ten minutes|half hour].',
    '[Balancing|Spinning] a single bath mat [defeats it|is beyond it|upsets it].',
    'The delay goes in [hours only|whole hours], not half hours.',
    'The manual is a [folded sheet|leaflet]; the [real|full] one is [on the web|a download].',
    [
      'Drying capacity!',
      'A full wash has to be [halved|split in two] before it will dry[, which it says, but still|, as the page says|, so I dry in two goes].',
    ],
    [
      'Drying capacity!',
      '[Fluff|Lint] collects in the door rubber and [wants a wipe|needs wiping each time|has to be picked out].',
    ],
  ],
  fault: [
    'It [walks|creeps|shuffles] across the floor however [often|well] it is levelled.',
    'The door lock [gave up|failed|jammed] after [seven|five|nine] weeks.',
    'Leaves [powder|half the powder|a sludge] in the drawer [every single wash|each time|wash after wash].',
    '[Error code|A fault code] every [other|third] wash and [a reset each time|off at the wall to clear it].',
    'Spins up, gives up, spins up again: [half an hour|twenty minutes|an hour] of that.',
    ['Drying capacity!', 'It stops drying at [damp|nearly dry] and has to be sent round again.'],
  ],
  fit: [
    'The old [tap and waste|pipes] were where it wanted them.',
    '[Went|Slid] in with a [finger’s|thumb’s] width each side.',
    [
      'Hose rear!',
      'The hose needs its {Hose rear} behind: [believe the drawing|allow for it|do not skimp on it].',
    ],
    [
      'Installation=Freestanding & Depth>=500',
      'With its hoses it stands a [little|touch|fraction] proud of my worktop, and [nobody has noticed|it does not matter|I knew that from the page].',
    ],
    'The feet [reached|took up] the uneven corner with thread to spare.',
    [
      'Installation=Freestanding',
      'My gap is 610 mm and it [slid in without a scrape|went in easily|had room to breathe].',
    ],
    [
      'form=slim',
      'It is {Depth} deep to the body and the door adds what the page says[|, no more|, I measured].',
    ],
    [
      'Installation=Integrated',
      'Our old door front went on with the template, at the [second|first|third] go.',
    ],
    ['Installation=Integrated', 'The housing is a plain 600 one and the plinth only wanted a [notch|trim].'],
  ],
  noise: [
    'The [dog|cat|baby] no longer [leaves the room|minds it|takes any notice].',
    ['Noise<=77', 'You can [talk|use the phone|hear the radio] beside it at full spin.'],
    ['Noise>=78', 'At full spin we [shut the door on it|turn the radio up|go upstairs].'],
    'Louder in the spin than I [hoped|expected], [quiet|very quiet|fine] in the wash.',
    'I [can’t|can hardly] hear it from the [next room|sitting room|stairs].',
    'It thumps a little on wooden floors; a [mat|rubber mat|square of old carpet] cured it.',
  ],
};

const DRYER: ReviewBank = {
  praise: [
    '[Pillows|Cushions|Feather pillows] come out [plump|fat|like new].',
    'Shirts go straight on to hangers, and [most|half|the worst] of the ironing is [done|saved].',
    '[Bedding|A duvet cover] does not roll itself into a ball.',
    'It [copes|coped] with a wet [week|fortnight|half-term] and [three children|four boys|a football team|two dogs].',
    '[Fleece blankets|Throws|Dog blankets] come out like new.',
    'Towels come out [soft|fluffy] [without a sheet of anything|and stay that way|as in a hotel].',
    'The sensor stops when [it is|things are] dry, not [ten|twenty] minutes later.',
    [
      'Dryer type=Heat pump',
      'It costs [pennies|very little|next to nothing] to run next to the old vented one.',
    ],
    [
      'Dryer type=Heat pump',
      'Things come out warm, not hot, and [feel the better for it|keep their shape|last longer, I think].',
    ],
    ['Dryer type!=Vented', 'The water tank [lifts|slides] out with one hand.'],
    '[School|Woolly|Cotton] jumpers have not shrunk.',
    'The fluff filter [opens like a book|comes apart in a second] and [wipes clean|rinses under the tap].',
    [
      'Hinge reversible=Yes',
      'I [hung|put] the door on the other side in [twenty|thirty|forty] minutes with the sheet provided.',
    ],
    ['Dryer type!=Heat pump', 'A [cotton|towel|full] load is done by the time supper is.'],
    ['Drum light=Yes', 'The light in the drum finds the [last|lost|odd] sock.'],
    ['Dryer type!=Vented', 'The room stays dry, no [steam|wet] on the [windows|walls|window sills].'],
    ['Dryer type=Vented', 'The damp goes out through the wall and the windows [stay clear|are dry].'],
    [
      'Dryer type=Vented',
      'No tank to [carry to the sink|empty], which is why [I bought it|we chose it|I wanted vented].',
    ],
    [
      'Dryer type=Vented',
      'A motor, a heater and a fan: [there is little in it to go wrong|simple|anybody can mend it].',
    ],
  ],
  grumble: [
    'The long programmes are long[| indeed|, mind].',
    'Elastic does not [love it|like the heat|last in it].',
    'The panel is at the wrong height once it is [stacked|up on the washer].',
    ['Dryer type=Heat pump', 'It takes its time: two hours and a half for [towels|a full load|jeans].'],
    ['Dryer type!=Vented', 'The tank needs emptying after every [full load|load|second load].'],
    'Duvets come out damp in the [middle|corners].',
    ['End signal=Yes', 'The beep is either on or off, [no in-between|nothing softer].'],
    ['Dryer type=Condenser', 'The condenser wants cleaning more often than I [do it|remember|thought].'],
    ['Dryer type=Vented', 'The hose comes off unless you [do the clip up tight|tape it as well].'],
    ['Dryer type=Vented', 'It warms the utility room as [well|much] as the washing.'],
    'The time left jumps about until it has [felt how wet things are|been going a while].',
  ],
  fault: [
    [
      'Dryer type!=Vented',
      'It stops after [twenty|ten|forty] minutes and says the tank is full when it isn’t.',
    ],
    ['Dryer type=Vented', 'It cuts out as soon as there is [any wind|a breeze] on the outlet.'],
    'The belt [went|broke|snapped] in the [third|second|fifth] month.',
    'Everything comes out [creased and slightly damp|damp at the seams|hot and still wet].',
    'Warm air leaks [out round|past] the door.',
  ],
  fit: [
    'It went where the last one had been, without [a shelf to move|moving anything|a saw].',
    'Stacks on the washer with the kit, [no play at all|solid|steady as a rock].',
    ['Hose rear!', 'Needs room at the back: I gave it {Hose rear}.'],
    [
      'Dryer type!=Vented',
      'Fits the cupboard under the stairs, [measured twice|to my surprise|with room for the hoover].',
    ],
    ['Dryer type=Vented', 'The hose went straight on to the wall vent that [the old one used|was there].'],
    'Standard width, so it [lines up with|matches] the washer.',
  ],
  noise: [
    '[Less than|Quieter than|Half the noise of] the washing machine next to it.',
    'A steady fan noise, nothing that [carries upstairs|carries|keeps anybody awake].',
    'Zips rattle, the machine [itself does not|is quiet].',
    'Quieter than the [extractor|cooker hood|fan heater].',
    'There is a whine at the start and then it [settles|goes quiet|hums].',
  ],
};

const STEAM_CABINET: ReviewBank = {
  praise: [
    'My interview suit came out smelling of nothing at all.',
    'The dry cleaner sees half as much of us.',
    ['Trouser press=Yes', 'Trousers come out with a crease that I could never iron.'],
    ['Drying=Yes', 'A coat soaked on the school run was dry by bedtime.'],
    '{Refresh time} and a blazer is fit for Monday.',
    'The bonfire has gone from my coat, and I had given up on it.',
    'The tanks lift out at the bottom and do not slop.',
    'Silk, wool, the lot: nothing has come out the worse.',
    'Wedding clothes for all of us and the iron stayed in its cupboard.',
  ],
  grumble: [
    '{Hangers} garments means {Hangers}, and not one fat coat more.',
    'A stain stays a stain; it never said otherwise.',
    'The clean tank wants filling every few goes.',
    'It takes as much floor as a fridge.',
  ],
  fault: [
    'It dripped on the hall floor with the used-water tank half full.',
    'The steam gave out after five weeks.',
    'The rail stopped shaking, and without that it does little.',
  ],
  fit: [
    'It wants 50 mm each side, so the shoe rack had to move.',
    'At {Height} it cleared the picture rail.',
    'An ordinary plug and no plumbing: it went where we wanted it.',
  ],
  noise: [
    'A hum and a swish, no louder than a fridge.',
    '{Noise}, and it runs while we sleep.',
    'The hangers tick when it shakes.',
  ],
};

export const LAUNDRY_REVIEWS: Record<string, ReviewBank> = {
  'washing-machine': WASHER,
  'washer-dryer': WASHER,
  'tumble-dryer': DRYER,
  'steam-cabinet': STEAM_CABINET,
};
