import { FORMS, type ShopField, type ShopForm } from '../../services/data/forms.ts';
import { NO_TOKEN, type PortalForm, portalOf } from '../../services/portal.ts';
import { byHand, type Context, inPlace, type Line, make, type Step } from '../types.ts';
import { definitionOf, fieldGroupOf, propertyOf } from './form-definition.ts';

const SHOP_FORMS: readonly ShopForm[] = Object.values(FORMS);

/** The forms that the shop submits, and the contact properties that their fields need. */
export const forms: Step = {
  name: 'forms',
  run: async (context) => {
    const { accessToken, hosted } = context.config.forms;
    if (!accessToken) return hosted ? SHOP_FORMS.map(withoutToken) : [];
    const portal = portalOf(context);
    const lines = await propertyLines(context, await portal.propertyNames());
    const found = await portal.forms();
    for (const form of SHOP_FORMS) lines.push(...(await formLines(context, form, found)));
    return lines;
  },
};

const nameOf = ({ name }: ShopForm) => `forms/${name.toLowerCase()}`;
const namesOf = (fields: readonly ShopField[]) => fields.map(({ name }) => name).join(', ');

const withoutToken = (form: ShopForm): Line =>
  byHand(
    nameOf(form),
    `${NO_TOKEN}, or Marketing › Forms › Create › Embedded, with the fields ${namesOf(form.fields)}; its id into ${form.variable}.`,
  );

async function propertyLines(context: Context, known: readonly string[]): Promise<Line[]> {
  const { makeProperty } = portalOf(context);
  const lines: Line[] = [];
  for (const field of SHOP_FORMS.flatMap(({ fields }) => fields).filter(({ isCustom }) => isCustom)) {
    const name = `forms/property ${field.name}`;
    if (known.includes(field.name)) lines.push(inPlace(name, 'of contacts'));
    else lines.push(await make(context, name, 'a text of contacts', () => makeProperty(propertyOf(field))));
  }
  return lines;
}

/** Completes the form with the id in the environment, or the one with its name; other changes to it are kept. */
async function formLines(context: Context, form: ShopForm, found: readonly PortalForm[]): Promise<Line[]> {
  const { makeForm, changeForm } = portalOf(context);
  const { tradeFormId, stockFormId } = context.config.forms;
  const given = form.variable === 'HUBSPOT_TRADE_FORM_ID' ? tradeFormId : stockFormId;
  const name = nameOf(form);
  const there = found.find(({ id }) => id === given) ?? found.find((each) => each.name === form.name);
  if (!there) {
    const what = `with the fields ${namesOf(form.fields)}, its id put into ${form.variable}`;
    const line = await make(context, name, what, async () => {
      const { id } = await makeForm(definitionOf(form, context.now));
      context.keep(form.variable, id);
    });
    return [line];
  }
  const lines: Line[] = [];
  const fields = there.fieldGroups.flatMap((group) => group.fields);
  const lacking = form.fields.filter((field) => !fields.some((each) => each.name === field.name));
  if (lacking.length > 0)
    lines.push(
      await make(context, name, `the fields ${namesOf(lacking)}`, () =>
        changeForm(there.id, { fieldGroups: [...there.fieldGroups, ...lacking.map(fieldGroupOf)] }),
      ),
    );
  if (there.id !== given)
    lines.push(
      await make(context, name, `the id ${there.id}, put into ${form.variable}`, async () =>
        context.keep(form.variable, there.id),
      ),
    );
  const strange = fields.filter(
    (field) => field.required && !form.fields.some((each) => each.name === field.name),
  );
  if (strange.length > 0)
    lines.push(
      byHand(
        name,
        `It requires ${strange.map((field) => field.name).join(', ')}, which the shop does not ask for: make them optional, Marketing › Forms › the form.`,
      ),
    );
  return lines.length > 0 ? lines : [inPlace(name, `id ${there.id}`)];
}
