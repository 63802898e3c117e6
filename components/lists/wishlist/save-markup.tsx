import type { ComponentProps } from 'react';
import { IconButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';

/** Returns the accessible name of a wishlist button. */
export const saveLabel = (name: string, saved: boolean): string =>
  `${saved ? 'Saved to wishlist' : 'Save to wishlist'}: ${name}`;

type Props = Omit<ComponentProps<typeof IconButton>, 'label' | 'pressed'> & { name: string; saved?: boolean };

/** The wishlist button, without behaviour of its own. */
export const SaveMarkup = ({ name, saved = false, ...rest }: Props) => (
  <IconButton {...rest} label={saveLabel(name, saved)} pressed={saved}>
    <Icon name="heart" />
  </IconButton>
);
