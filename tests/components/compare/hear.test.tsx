import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hear } from '@/components/compare/hear';

const LEVELS = [
  { decibels: 66, names: ['Otter 9'] },
  { decibels: 72, names: ['Tarn 8', 'Tarn 9'] },
];

/** What was played: its share of the loudest, and how it is ended. */
type Played = { share: number; running: boolean; end(): void };

let played: Played[] = [];

/** As much of Web Audio as the player uses: a source that goes on until it is stopped or ended. */
function stubAudio() {
  class StubAudio {
    sampleRate = 8_000;
    destination = {};
    resume = async () => {};
    close = async () => {};
    gain = { gain: { value: 1 }, connect: () => this.destination };
    createBuffer = () => ({ copyToChannel: () => {} });
    createGain = () => this.gain;
    createBufferSource = () => {
      const source = Object.assign(new EventTarget(), {
        connect: () => this.gain,
        start: () => {
          const one: Played = {
            share: this.gain.gain.value,
            running: true,
            end() {
              one.running = false;
              source.dispatchEvent(new Event('ended'));
            },
          };
          played.push(one);
        },
        stop: () => played.at(-1)?.end(),
      });
      return source;
    };
  }
  vi.stubGlobal('AudioContext', StubAudio);
}

const button = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  played = [];
  stubAudio();
  render(<Hear kind="washing" levels={LEVELS} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('nothing plays before a press, and each level is as far below the loudest as its decibels say', async () => {
  expect(played).toEqual([]);
  await userEvent.click(button(/^Play 72 dB: Tarn 8, Tarn 9/));
  await waitFor(() => expect(played.map(({ share }) => share)).toEqual([1]));
  played[0]?.end();
  await userEvent.click(await screen.findByRole('button', { name: /^Play 66 dB: Otter 9/ }));
  await waitFor(() => expect(played[1]?.share).toBeCloseTo(0.501, 3));
});

test('a press on another level switches to it, and a second press on it stops it', async () => {
  await userEvent.click(button(/^Play 72 dB/));
  await waitFor(() => expect(played).toHaveLength(1));
  await userEvent.click(button(/^Play 66 dB/));
  await waitFor(() => expect(played.map(({ running }) => running)).toEqual([false, true]));
  await userEvent.click(button(/^Stop 66 dB/));
  expect(played.map(({ running }) => running)).toEqual([false, false]);
  expect(button(/^Play 66 dB/)).toBeDefined();
});

test('an error is shown where the browser cannot play the sound', async () => {
  vi.stubGlobal('AudioContext', undefined);
  await userEvent.click(button(/^Play 72 dB/));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('can’t play the sound'));
});

test('a level that fails after another was chosen leaves that one playing, without an error', async () => {
  const audio = Promise.withResolvers<void>();
  class Late extends AudioContext {
    override resume = () => audio.promise;
  }
  const Ready = AudioContext;
  vi.stubGlobal('AudioContext', Late);
  await userEvent.click(button(/^Play 72 dB/));
  vi.stubGlobal('AudioContext', Ready);
  await userEvent.click(button(/^Play 66 dB/));
  await waitFor(() => expect(played).toHaveLength(1));
  audio.reject(new Error('may not play'));
  await audio.promise.catch(() => undefined);
  await new Promise((settle) => setTimeout(settle));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(button(/^Stop 66 dB/)).toBeDefined();
});
