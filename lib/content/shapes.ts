import { z } from 'zod';

/** Field shapes of the content service. A missing text is empty, a missing list has no members. */
export const words = z.string().catch('');
export const label = z.string().min(1);
export const whole = z.number().int().nullable().catch(null);
export const links = z.array(z.object({ label, path: label })).catch([]);

/** An entry with its fields read by `fields`; links are resolved by the service's own library. */
export const entry = <Fields extends z.ZodType>(fields: Fields) => z.object({ fields });

/** A list whose unreadable members are left out instead of spoiling the rest. */
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

/** An asset; addresses come without a scheme and stay so. */
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
