import { useId } from 'react';
import { LengthField } from '@/components/fit/length-field';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import { Segments } from '@/components/ui/controls/segments';
import toolCss from '@/components/ui/tool.module.css';
import { useKeptWords } from '@/lib/home/client';
import { LONGEST_MM } from '@/lib/kitchen/kitchen';
import type { Kitchen } from '@/lib/kitchen/types';
import css from './kitchen.module.css';

const c = classes({ ...toolCss, ...css });

const FUELS = [
  { value: 'electric', label: 'None' },
  { value: 'mains gas', label: 'Mains' },
  { value: 'LPG', label: 'Bottles' },
] as const;
const CIRCUITS = [
  { value: '0', label: 'None' },
  { value: '32', label: '32 A' },
  { value: '45', label: '45 A' },
] as const;
const EXTRACTIONS = [
  { value: 'duct', label: 'Duct outside' },
  { value: 'recirculate', label: 'Carbon filter' },
] as const;
const UNKNOWN = { value: '', label: 'Not sure' } as const;

const SIDES = [
  { key: 'length', label: 'Length' },
  { key: 'width', label: 'Width' },
  { key: 'height', label: 'Height' },
] as const;

type Props = { kitchen: Kitchen; onChange: (part: Partial<Kitchen>) => void };

/** Facts about a kitchen that the rules need; all are optional. */
export function KitchenForm({ kitchen, onChange }: Props) {
  const id = useId();
  const kept = useKeptWords('Kept on this device.');
  return (
    <form className={c('ask')} aria-label="Your kitchen" onSubmit={(event) => event.preventDefault()}>
      <Segments
        legend="Gas"
        options={[...FUELS, UNKNOWN]}
        value={kitchen.fuel ?? ''}
        onChoose={(fuel) => onChange({ fuel: fuel || null })}
      />
      <Segments
        legend="Cooker circuit"
        options={[...CIRCUITS, UNKNOWN]}
        value={kitchen.circuit === null ? '' : (String(kitchen.circuit) as '0' | '32' | '45')}
        onChoose={(circuit) =>
          onChange({ circuit: circuit === '' ? null : (Number(circuit) as 0 | 32 | 45) })
        }
      />
      <Checkbox
        label="The cooker switch has a socket in it"
        checked={kitchen.socket}
        onChange={({ target }) => onChange({ socket: target.checked })}
      />
      <Segments
        legend="Hood"
        options={[...EXTRACTIONS, UNKNOWN]}
        value={kitchen.extraction ?? ''}
        onChoose={(extraction) => onChange({ extraction: extraction || null })}
      />
      <fieldset className={c('room')}>
        <legend>The kitchen</legend>
        {SIDES.map(({ key, label }) => (
          <LengthField
            key={key}
            id={`${id}-${key}`}
            label={label}
            value={kitchen.room[key]}
            most={LONGEST_MM}
            onChange={(mm) => onChange({ room: { ...kitchen.room, [key]: mm } })}
          />
        ))}
      </fieldset>
      <LengthField
        id={`${id}-hood`}
        label="From hob to hood"
        value={kitchen.hoodHeight}
        onChange={(hoodHeight) => onChange({ hoodHeight })}
      />
      <LengthField
        id={`${id}-housing`}
        label="Inside height of the tall housing"
        value={kitchen.housingHeight}
        onChange={(housingHeight) => onChange({ housingHeight })}
      />
      <p className="t-small t-second">{kept}</p>
    </form>
  );
}
