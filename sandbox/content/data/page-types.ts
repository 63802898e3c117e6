import type { ContentType } from '../types.ts';
import { asset, date, entries, json, required, richText, symbol, symbols, text } from './fields.ts';

/** Content types of whole pages: buying guides with their choosers, pages at any path, and stories about makers. */
export const pageTypes: readonly ContentType[] = [
  {
    id: 'buyingGuide',
    name: 'Buying guide',
    description: 'What to know before choosing one kind of appliance, and a chooser that ends in a list.',
    displayField: 'title',
    fields: [
      symbol('title', 'Title', required),
      symbol('slug', 'Address below /buying-guides', required),
      text('description', 'Description for search engines and lists', required),
      symbol('category', 'Path of the category it is about', required),
      asset('picture', 'Picture'),
      symbols('topics', 'Topics: tags of the blog that belong to it'),
      text('answer', 'The answer in a minute (Markdown)', required),
      entries('chooser', 'Questions of the chooser, four to seven'),
      symbol('drawing', 'Drawing: gap, niche, hob, hood, worktop or sink'),
      json('measures', 'What to measure [{label, text}]'),
      text('body', 'What matters and what does not (Markdown)'),
      json('words', 'Words of the trade [{term, meaning}]'),
      json('picks', 'What we would buy [{sku, reason}]'),
      entries('questions', 'Questions and answers'),
      date('checkedOn', 'Picks checked on'),
      date('updatedOn', 'Updated on'),
    ],
  },
  {
    id: 'chooserQuestion',
    name: 'Chooser question',
    description: 'One question; each answer narrows the list by part of its address, or not at all.',
    displayField: 'question',
    fields: [
      symbol('question', 'Question', required),
      json('options', 'Answers [{label, filter}], such as capacity=9-kg'),
    ],
  },
  {
    id: 'faqItem',
    name: 'Question and answer',
    description: 'A question that shoppers ask, for guides and pages.',
    displayField: 'question',
    fields: [symbol('question', 'Question', required), text('answer', 'Answer (Markdown)', required)],
  },
  {
    id: 'contentPage',
    name: 'Page',
    description:
      'A page at a path of its own: landing pages, a season between its days, questions and answers, legal pages.',
    displayField: 'title',
    fields: [
      symbol('title', 'Title', required),
      symbol('slug', 'Address', required),
      symbol('kind', 'Kind: landing, help or legal', required),
      text('description', 'Description for search engines'),
      asset('picture', 'Picture'),
      richText('body', 'Text'),
      json(
        'rails',
        'Rows of products [{heading, path, reduced}], path being a category; reduced: only what is',
      ),
      entries('questions', 'Questions and answers'),
      date('startsAt', 'From; empty: at once'),
      date('endsAt', 'To; empty: for good'),
    ],
  },
  {
    id: 'brandStory',
    name: 'Maker story',
    description: 'What editors add to a maker’s page: a visit, a repair, a part that lasts.',
    displayField: 'title',
    fields: [
      symbol('title', 'Title', required),
      symbol('brand', 'Path of the maker', required),
      text('body', 'Text (Markdown)', required),
    ],
  },
];
