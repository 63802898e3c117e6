/** A question that a shopper asked about a product, with the shop's answer; days are in London time. */
export type AnsweredQuestion = {
  question: string;
  askedOn: string;
  answer: string;
  answeredOn: string;
};

/** Questions by range, so that they apply to every colour. The answers follow from the product's facts. */
export const QUESTIONS: Readonly<Record<string, readonly AnsweredQuestion[]>> = {
  'Tarnside TW-914': [
    {
      question: 'My worktop is 850 mm from the floor. Does the lid come off?',
      askedOn: '2026-10-06',
      answer:
        'It need not come off. The TW-914 is 845 mm high with its feet right in, so it slides below 850 mm as it is. If your floor is not level, measure at the lowest point of the worktop.',
      answeredOn: '2026-10-06',
    },
    {
      question: 'Is there a beep at the end, and can I turn it off? We wash at night.',
      askedOn: '2026-09-21',
      answer:
        'There is none at all. The lamp beside “End” comes on, and the door can be opened two minutes later.',
      answeredOn: '2026-09-22',
    },
    {
      question: 'Can two people carry it up a narrow stair lying on its back?',
      askedOn: '2026-08-30',
      answer:
        'No: it must not lie down. It may be tilted to 45°, weighs 71 kg and is 638 mm wide in its packing. Put the stairs into “Will it get into your home?” above, and if it says no, ring us before you order.',
      answeredOn: '2026-09-01',
    },
  ],
  'Ottermere OD-1442': [
    {
      question: 'Is the 42 dB for every programme?',
      askedOn: '2026-10-14',
      answer: 'For eco, which is what the label measures. Quick is 46 dB and intensive 47.',
      answeredOn: '2026-10-15',
    },
    {
      question: 'Will it take 31 cm plates below the cutlery tray?',
      askedOn: '2026-09-09',
      answer:
        'Below, yes, with the upper basket raised. Not in the upper basket as well at the same time: lower it and the tall plates hit the spray arm. The tray comes out if you need more.',
      answeredOn: '2026-09-10',
    },
  ],
  'Quillon Q4-60': [
    {
      question: 'Can I just plug it in? I have a 13 A socket behind the old gas hob.',
      askedOn: '2026-10-02',
      answer:
        'No. It draws up to 7.4 kW and is wired to a circuit of its own, 32 A as a rule, by an electrician. Our electric fitting includes the connection, not a new circuit.',
      answeredOn: '2026-10-02',
    },
    {
      question: 'How much room does it need below the worktop? There is a drawer.',
      askedOn: '2026-08-18',
      answer:
        '60 mm from the top of the worktop down. A drawer below that is fine, as long as nothing in it minds warmth.',
      answeredOn: '2026-08-19',
    },
  ],
  'Lumarra LO-72P': [
    {
      question: 'Does the pyrolytic programme clean the rails too?',
      askedOn: '2026-09-27',
      answer:
        'No: the chrome rails turn yellow at that temperature. Take them out first: they lift off two hooks on each side.',
      answeredOn: '2026-09-28',
    },
  ],
};
