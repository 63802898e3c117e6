import { expect, test, vi } from 'vitest';
import { Indices } from '../../../sandbox/search-wire/indices.ts';
import { LiveIndex } from '../../../sandbox/search-wire/engine/live-index.ts';
import { openStore } from '../../../sandbox/store/store.ts';

test('a changed record updates the index for its current settings, and each replica for its own', () => {
  const indices = new Indices(openStore(':memory:'), () => 0);
  indices.saveSettings('p', { searchableAttributes: ['name'], replicas: ['p_price'] }, false);
  indices.saveSettings('p_price', { searchableAttributes: ['model'] }, false);
  indices.open('p_price');
  for (const searchableAttributes of [['name'], ['name', 'brand'], ['brand'], ['brand', 'name']]) {
    indices.saveSettings('p', { searchableAttributes }, false);
    indices.open('p');
  }
  const put = vi.spyOn(LiveIndex.prototype, 'put');
  indices.changed('p', '1', { objectID: '1', name: 'Tarnside', model: 'TW-914' });
  expect(put).toHaveBeenCalledTimes(2);
});

test('a change of settings that does not affect what is searchable does not rebuild the index', () => {
  const indices = new Indices(openStore(':memory:'), () => 0);
  indices.saveSettings('p', { searchableAttributes: ['name'] }, false);
  const { index } = indices.open('p');
  indices.saveSettings('p', { searchableAttributes: ['name'], customRanking: ['desc(popularity)'] }, false);
  expect(indices.open('p').index).toBe(index);
});
