import { z } from 'zod';

/** Field schemas of the content service. A missing text becomes empty, and so does a missing list. */
export const words = z.string().catch('');
export const label = z.string().min(1);
export const whole = z.number().int().nullable().catch(null);
export const links = z.array(z.object({ label, path: label })).catch([]);

/** An entry whose fields are parsed with `fields`; links are resolved by the client library of the service. */
export const entry = <Fields extends z.ZodType>(fields: Fields) => z.object({ fields });

/** A list from which invalid members are left out, so that they do not invalidate the rest. */
export function readable<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((members) =>
      members.flatMap((member) => {
        const { success, data } = item.safeParse(member);
        return success ? [data] : [];
      }),
    );
}

/** A picture asset. URLs of the service are protocol-relative and are kept so. */
export const picture = z
  .object({
    fields: z.object({
      title: words,
      description: words,
      file: z.object({
        url: z.string(),
        details: z.object({ image: z.object({ width: z.number(), height: z.number() }) }),
      }),
    }),
  })
  .transform(({ fields: { title, description, file } }) => ({
    src: file.url,
    alt: description || title,
    width: file.details.image.width,
    height: file.details.image.height,
  }));
