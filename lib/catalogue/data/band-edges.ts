/**
 * Upper edges of bands by attribute, several sets where kinds of goods differ; the set that divides a list best
 * is taken. Noise follows the label classes of washing machines, dishwashers and cold appliances; widths follow
 * British kitchen units.
 */
export const BAND_EDGES: ReadonlyMap<string, readonly (readonly number[])[]> = new Map([
  [
    'Noise',
    [
      [72, 76, 80],
      [38, 44, 50],
      [29, 35, 41],
      [35, 38, 41],
      [55, 60, 65, 70],
      [60, 65, 70, 75],
    ],
  ],
  [
    'Width',
    [
      [450, 500, 600, 700, 900],
      [300, 450, 600, 750, 900],
      [600, 900, 1000, 1100],
      [200, 300, 400],
    ],
  ],
  [
    'Depth',
    [
      [470, 550, 600],
      [550, 600, 650, 700],
      [300, 400, 500],
    ],
  ],
  [
    'Total capacity',
    [
      [100, 200, 300, 400, 550],
      [350, 450, 550, 650],
      [50, 100, 150, 250],
    ],
  ],
  ['Extraction rate', [[300, 450, 600, 750]]],
  ['Bottles', [[20, 40, 80, 120]]],
  ['Run time', [[30, 45, 60]]],
  ['Spin speed', [[1000, 1200, 1400]]],
]);
