/** A contact for product safety. */
type Contact = { name: string; address: string; electronic: string };

/** Responsible person in Northern Ireland and the EU for makers not established there; invented, as all of them are. */
const CAUSEWAY: Contact = {
  name: 'Causeway Product Safety Ltd',
  address: 'Unit 3, 40 Ropewalk Lane, Belfast BT1 9ZZ, Northern Ireland',
  electronic: 'makers@causeway-safety.example',
};

/** The company behind each maker, its postal address, and whether that is in Northern Ireland or the EU. */
const SEATS: Readonly<Record<string, readonly [company: string, address: string, isWithin: boolean]>> = {
  halverstone: ['Halverstone Einbaugeräte GmbH', 'Presswerkstraße 4, 33330 Gütersloh, Germany', true],
  aldermoor: ['Aldermoor Foundry Ltd', 'Foundry Lane, Belper DE56 9ZZ, England', false],
  castelmare: ['Castelmare S.p.A.', 'Via dei Cantieri 18, 19124 La Spezia, Italy', true],
  verbeck: ['Verbeck NV', 'Stoomkaai 7, 9000 Ghent, Belgium', true],
  kjelder: ['Kjelder A/S', 'Kølevej 12, 8000 Aarhus C, Denmark', true],
  norrvik: ['Norrvik AB', 'Frostvägen 10, 972 31 Luleå, Sweden', true],
  steinhaupt: ['Steinhaupt Waschtechnik GmbH', 'Am Bleichplatz 27, 33602 Bielefeld, Germany', true],
  tarnside: ['Tarnside Appliances Ltd', 'Mill Yard, Kendal LA9 9ZZ, England', false],
  ottermere: ['Ottermere Dishwashers Ltd', '11 Weir Road, Bedford MK40 9ZZ, England', false],
  quillon: ['Quillon Inducción S.A.', 'Calle de las Bobinas 40, 50014 Zaragoza, Spain', true],
  zephrane: ['Zephrane S.r.l.', 'Via del Ventilatore 5, 60044 Fabriano, Italy', true],
  ferrowick: ['Ferrowick Ltd', '6 Foundry Wynd, Edinburgh EH6 9ZZ, Scotland', false],
  brackenhall: ['Brackenhall Cookers Ltd', 'Brackenhall Works, Nelson BB9 9ZZ, England', false],
  corvanti: ['Corvanti S.p.A.', 'Via dei Ceramisti 31, 48018 Faenza, Italy', true],
  lumarra: ['Lumarra Kitchen d.o.o.', 'Cesta na fronte 2, 3320 Velenje, Slovenia', true],
  seorin: ['Seorin Electronics Europe Sp. z o.o.', 'ul. Ekranowa 90, 52-015 Wrocław, Poland', true],
  takumori: ['Takumori Co., Ltd.', '3-14 Kobako, Kita-ku, Osaka 530-0001, Japan', false],
  pendlewick: ['Pendlewick Co-operative Ltd', '1 Wharf Street, Burnley BB11 9ZZ, England', false],
  oxlode: ['Oxlode Supplies Ltd', 'Drove End, Ely CB7 9ZZ, England', false],
  thornacre: ['Thornacre Works Ltd', 'Plot 9, Halesfield Road, Telford TF7 9ZZ, England', false],
  marlpit: ['Marlpit Refrigeration Ltd', '22 Clay Lane, Stafford ST16 9ZZ, England', false],
  coldharbour: ['Coldharbour Freezers Ltd', 'Quayside 3, Harwich CO12 9ZZ, England', false],
  duskwell: ['Duskwell SAS', '8 rue des Caves, 21200 Beaune, France', true],
  arkwell: ['Arkwell Drying Ltd', 'Zone 4, Deeside CH5 9ZZ, Wales', false],
  nimbria: ['Nimbria Sdn. Bhd.', '17 Lorong Angin, 11900 Bayan Lepas, Malaysia', false],
  osterlind: ['Osterlind AB', 'Luftgatan 6, 211 19 Malmö, Sweden', true],
  morrowbean: ['Morrowbean S.r.l.', 'Via della Tostatura 3, 34121 Trieste, Italy', true],
  penhallick: ['Penhallick Glaze Ltd', 'Kiln Row, Par PL24 9ZZ, England', false],
  hexley: ['Hexley Imports Ltd', '60 Dock Road, Felixstowe IP11 9ZZ, England', false],
  wexcombe: ['Wexcombe Taps Ltd', 'Polishing Mill, Marlborough SN8 9ZZ, England', false],
  'odell-and-fenn': ['O’Dell & Fenn', 'Kiln Yard, Stoke-on-Trent ST4 9ZZ, England', false],
};

/** Returns the value of the metafield `maker/contact` for a maker's key. @throws for an unknown key */
export function makerContact(key: string): Contact & { responsible?: Contact } {
  const seat = SEATS[key];
  if (!seat) throw new RangeError(`Nobody knows where ${key} is`);
  const [name, address, isWithin] = seat;
  return {
    name,
    address,
    electronic: `safety@${key}.example`,
    ...(!isWithin && { responsible: CAUSEWAY }),
  };
}
