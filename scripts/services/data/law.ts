/** Custom fields that the law requires beside an offer, and their contents; docs/law.md names the rules. */
export const LAW_FIELDS = {
  'Security updates until':
    'of what has the custom field Smart: Yes, the last day of the maker’s support period as 2031-12-31',
  'Hazard statements':
    'of cleaners and descalers, the codes of the label as H315, H318, or None where it is not classified',
  'Signal word': 'Danger or Warning, where the label has one',
  'Precautionary statements':
    'their codes as P102, P305+P351+P338, with the words where the label chooses them: P280 Wear eye protection.',
  'Hazard pictograms': 'their numbers as GHS05',
} as const;

/** Metafields that the law requires, with the permission set read_and_sf_access. */
export const LAW_METAFIELDS = {
  'maker/contact':
    'of brands, JSON with name, address and electronic (an e-mail address or page), and responsible with the same three where the maker is neither in Northern Ireland nor in the EU',
  'safety/warnings': 'of products, the warnings of the maker as a text',
  'documents/sheet':
    'of labelled products, JSON with the figures of the information sheet that are no custom fields, by their labels there',
} as const;
