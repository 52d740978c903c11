import type { SellerPlan } from '../../../../shared/agencies/sellerPlan.ts'

/** A plan as products and prices of an agency's account describe it. */
export interface ListedPlan extends SellerPlan {
  workspaceId: string
}

/** The plans of one agency as products and prices of its account. */
export interface SellerPlans {
  /** Creates or changes the product of a plan, and puts it on sale. */
  saveProduct(
    product: Pick<SellerPlan, 'name' | 'features' | 'isPopular' | 'trialDays'> & {
      id: string
      planId: string
      workspaceId: string
    },
    idempotencyKey: string,
  ): Promise<void>
  /**
   * Makes a monthly price the one of a product, and returns its id. A price never changes: `id` names an
   * existing one with these terms, and is empty when a new one is needed.
   */
  savePrice(
    price: { id: string; productId: string; planId: string; amount: number; credits: number },
    idempotencyKey: string,
  ): Promise<string>
  /** Takes a price off sale; subscriptions keep it. */
  archivePrice(id: string): Promise<void>
  archiveProduct(id: string): Promise<void>
  /** Returns the plans on sale with the metadata that `saveProduct` and `savePrice` have written. */
  listPlans(): Promise<ListedPlan[]>
}
