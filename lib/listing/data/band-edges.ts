type Edges = {
  /** Number of different values from which they are grouped into bands. */
  from: number;
  /** Upper edges; several sets if kinds of product differ. The set that divides a listing best is used. */
  sets: readonly (readonly number[])[];
};

/**
 * Edges customary in the trade. Noise follows the label classes of washing machines, dishwashers and cold appliances;
 * widths follow British kitchen units.
 */
export const BAND_EDGES: ReadonlyMap<string, Edges> = new Map([
  [
    'Noise',
    {
      from: 3,
      sets: [
        [72, 76, 80],
        [38, 44, 50],
        [29, 35, 41],
        [35, 38, 41],
        [55, 60, 65, 70],
        [60, 65, 70, 75],
      ],
    },
  ],
  [
    'Width',
    {
      from: 2,
      sets: [
        [450, 500, 600, 700, 900],
        [300, 450, 600, 750, 900],
        [600, 900, 1000, 1100],
        [200, 300, 400],
      ],
    },
  ],
  [
    'Depth',
    {
      from: 3,
      sets: [
        [470, 550, 600],
        [550, 600, 650, 700],
        [200, 300, 400, 500],
      ],
    },
  ],
  [
    'Height',
    {
      from: 3,
      sets: [
        [500, 850, 900, 1400, 1800],
        [200, 300, 400],
      ],
    },
  ],
  [
    'Total capacity',
    {
      from: 5,
      sets: [
        [100, 200, 300, 400, 550],
        [350, 450, 550, 650],
        [50, 100, 150, 250],
      ],
    },
  ],
  ['Extraction rate', { from: 4, sets: [[300, 450, 600, 750]] }],
  ['Bottles', { from: 4, sets: [[20, 40, 80, 120]] }],
  ['Programmes', { from: 7, sets: [[8, 12, 16]] }],
  ['Run time', { from: 5, sets: [[30, 45, 60, 90]] }],
  ['Spin speed', { from: 9, sets: [[1000, 1200, 1400]] }],
]);
