import { amplitudeOf, type SoundKind, soundOf } from '@/lib/compare/sound';

/**
 * Plays the sound of a kind at a level relative to the loudest, which plays at the volume of the device. Ends by itself
 * or by `signal`.
 * @param decibels sound power level, as is `loudest`
 * @throws if the browser cannot play sound, or is not allowed to
 */
export async function playLevel(
  kind: SoundKind,
  decibels: number,
  loudest: number,
  signal: AbortSignal,
): Promise<void> {
  const audio = new AudioContext();
  try {
    await audio.resume();
    const samples = soundOf(kind, audio.sampleRate);
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
    buffer.copyToChannel(samples, 0);
    const gain = audio.createGain();
    gain.gain.value = amplitudeOf(decibels, loudest);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.connect(gain).connect(audio.destination);
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      source.addEventListener('ended', () => resolve());
      signal.addEventListener('abort', () => source.stop());
      source.start();
    });
  } finally {
    await audio.close();
  }
}
