import type { ComponentProps } from 'react';
import { IconButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';

/** What the heart of a product is called. */
export const saveLabel = (name: string, saved: boolean): string =>
  `${saved ? 'Saved to wishlist' : 'Save to wishlist'}: ${name}`;

type Props = Omit<ComponentProps<typeof IconButton>, 'label' | 'pressed'> & { name: string; saved?: boolean };

/** The heart as it looks; who draws it says what a press does. */
export const SaveFace = ({ name, saved = false, ...rest }: Props) => (
  <IconButton {...rest} label={saveLabel(name, saved)} pressed={saved}>
    <Icon name="heart" />
  </IconButton>
);
