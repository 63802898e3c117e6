import { STARTER_TYPES } from '../../services/data/content.ts';
import { Fault } from '../../services/fault.ts';
import { z } from 'zod';
import { contentTypes } from '../../../sandbox/content/data/content-types.ts';
import { type Answer, once, shaped } from '../../services/ask.ts';
import { type Check, type Context, failure, ok, warning } from '../types.ts';

/** The locale of all entries. */
const LOCALE = 'en-GB';

const model = z.object({
  items: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      fields: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          linkType: z.string().optional(),
          disabled: z.boolean().optional(),
          omitted: z.boolean().optional(),
        }),
      ),
    }),
  ),
});
const locales = z.object({ items: z.array(z.object({ code: z.string(), default: z.boolean() })) });
const counted = z.object({ total: z.number() });

const MODEL_REMEDY = 'Bring the content model up to date: npm run provision.';

type Host = { name: 'delivery' | 'preview'; url: string; token: string; variable: string };

/** Checks the content service: both hosts with their tokens, the content model, and the required entries. */
export function contentChecks({ config, ask }: Context): Check[] {
  const { content } = config;
  const place = `/spaces/${content.space}/environments/${content.environment}`;
  const hosts: Host[] = [
    { name: 'delivery', url: content.url, token: content.token, variable: 'CONTENTFUL_ACCESS_TOKEN' },
    {
      name: 'preview',
      url: content.previewUrl,
      token: content.previewToken,
      variable: 'CONTENTFUL_PREVIEW_ACCESS_TOKEN',
    },
  ];
  const get = async ({ url, token, variable }: Host, path: string): Promise<Answer> => {
    const answer = await ask({ url: `${url}${place}${path}`, headers: { authorization: `Bearer ${token}` } });
    refuse(answer, variable);
    return answer;
  };
  const [delivery, preview] = hosts as [Host, Host];
  const readModel = once(async () => shaped(model, await get(delivery, '/content_types?limit=1000')).items);
  return [
    {
      name: 'content/delivery',
      tried: `asked the delivery host for space ${content.space}, environment ${content.environment}`,
      run: async () => ok(`${(await readModel()).length} content types`),
    },
    {
      name: 'content/preview',
      tried: 'asked the preview host for the same',
      run: async () => {
        const { items } = shaped(model, await get(preview, '/content_types?limit=1000'));
        return ok(`${items.length} content types`);
      },
    },
    {
      name: 'content/language',
      tried: 'asked for the languages',
      needs: ['content/delivery'],
      run: async () => {
        const { items } = shaped(locales, await get(delivery, '/locales'));
        const usual = items.find((locale) => locale.default)?.code;
        if (usual === LOCALE) return ok(LOCALE);
        return failure(
          `the default is ${usual ?? 'none'}`,
          `Make ${LOCALE} the default: Settings › Locales; a space whose default is another cannot be turned without its entries.`,
        );
      },
    },
    {
      name: 'content/types',
      tried: `looked for ${contentTypes.length} content types`,
      needs: ['content/delivery'],
      run: async () => {
        const found = await readModel();
        const lacking = contentTypes.filter(({ id }) => !found.some(({ sys }) => sys.id === id));
        if (lacking.length === 0) return ok('all are there');
        return failure(`lacking: ${lacking.map(({ id }) => id).join(', ')}`, MODEL_REMEDY);
      },
    },
    {
      name: 'content/fields',
      tried: 'looked for their fields',
      needs: ['content/delivery'],
      run: async () => {
        const faults = fieldFaults(await readModel());
        return faults.length === 0 ? ok('all are there') : failure(faults.join('; '), MODEL_REMEDY);
      },
    },
    ...STARTER_TYPES.map(
      (type): Check => ({
        name: `content/${type}`,
        tried: `looked for a published entry of ${type}`,
        needs: ['content/types'],
        run: async () => {
          const { total } = shaped(counted, await get(delivery, `/entries?content_type=${type}&limit=1`));
          if (total === 1) return ok('there is one');
          if (total > 1)
            return warning(`there are ${total}`, 'Keep one published: the shop takes any of them.');
          return failure(
            'there is none',
            'Write and publish one, or begin with the demo’s: npm run provision.',
          );
        },
      }),
    ),
  ];
}

/** @throws Fault */
function refuse({ status }: Answer, variable: string): void {
  if (status === 401 || status === 403)
    throw new Fault(
      `${status}, the token is not this host’s`,
      `Set ${variable}: Settings › API keys; each key shows one token for delivery and one for preview.`,
    );
  if (status === 404)
    throw new Fault(
      '404, no such space or environment for this token',
      'Set CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT, and let the key into that environment: Settings › API keys.',
    );
  if (status >= 500 || status === 429) throw new Fault(`${status}`, 'Try again in a minute.');
}

/** Fields that are missing, hidden from delivery, or of another type, as `type.field …`. */
function fieldFaults(found: z.infer<typeof model>['items']): string[] {
  return contentTypes.flatMap(({ id, fields }) => {
    const type = found.find(({ sys }) => sys.id === id);
    if (!type) return [];
    return fields.flatMap((wanted) => {
      const field = type.fields.find((each) => each.id === wanted.id);
      if (!field) return [`${id}.${wanted.id} is lacking`];
      if (field.disabled || field.omitted) return [`${id}.${wanted.id} is hidden`];
      return field.type === wanted.type ? [] : [`${id}.${wanted.id} is ${field.type} and not ${wanted.type}`];
    });
  });
}
