'use client';

import { ProductPicture } from '@/components/card/product-picture';
import { ModelView } from '@/components/model/model-view';
import { alone } from '@/components/model/plan';
import type { Picture, ProductModel } from '@/lib/catalogue/types';

type Props = { model: ProductModel; name: string; picture: Picture | undefined };

/** The product's 3D model in place of its pictures. */
export const Turned = ({ model, name, picture }: Props) => (
  <ModelView
    glbs={[model.glb]}
    name={name}
    planOf={alone}
    poster={picture ? <ProductPicture picture={picture} alt="" sizes="622px" eager /> : null}
  />
);
