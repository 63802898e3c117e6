import { connectionOf, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import type { StockLevel } from './variants.ts';

/** The only inventory location. Every store has it from the start. */
const LOCATION = {
  locationEntityId: 1,
  locationEntityCode: 'BC-LOCATION-1',
  locationEntityTypeId: 'PHYSICAL',
};

interface LocationArguments extends PageArguments {
  locationEntityIds?: readonly number[] | null;
  locationEntityCodes?: readonly string[] | null;
  locationEntityTypeIds?: readonly string[] | null;
  locationEntityServiceTypeIds?: readonly string[] | null;
  distanceFilter?: object | null;
}

const hasAny = <T>(wanted: readonly T[] | null | undefined, ours: T): boolean =>
  !wanted?.length || wanted.includes(ours);

/**
 * Returns the inventory at the location, or nothing if other locations or a distance are requested: it has no address.
 */
function byLocation(
  { isInStock, aggregated }: { isInStock: boolean; aggregated: StockLevel },
  asked: LocationArguments,
): object {
  const isWanted =
    hasAny(asked.locationEntityIds, LOCATION.locationEntityId) &&
    hasAny(asked.locationEntityCodes, LOCATION.locationEntityCode) &&
    hasAny(asked.locationEntityTypeIds, LOCATION.locationEntityTypeId) &&
    !asked.locationEntityServiceTypeIds?.length &&
    asked.distanceFilter == null;
  const here = {
    ...LOCATION,
    availableToSell: aggregated.availableToSell,
    warningLevel: aggregated.warningLevel,
    isInStock,
    locationDistance: null,
    locationEntityServiceTypeIds: [],
    backorderMessage: '',
  };
  return connectionOf(isWanted ? [here] : [], asked);
}

export const locationResolvers: Resolvers = {
  ProductInventory: { byLocation },
  VariantInventory: { byLocation },
};
