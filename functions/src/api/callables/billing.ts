import { setAutoRecharge } from '../../domain/billing/payments/autoRecharge.ts'
import { saveCard, startCardSetup } from '../../domain/billing/payments/cards.ts'
import {
  changeAddons,
  previewRenewal,
  setSubscriptionEnding,
} from '../../domain/billing/subscriptions/changeSubscription.ts'
import { changePlan, previewChange } from '../../domain/billing/subscriptions/changePlan.ts'
import { listInvoices } from '../../domain/billing/payments/listInvoices.ts'
import { previewTopUp, topUp } from '../../domain/billing/payments/purchases.ts'
import { saveVatId } from '../../domain/billing/tax/saveVatId.ts'
import {
  confirmSubscription,
  previewSubscription,
  subscribe,
} from '../../domain/billing/subscriptions/subscribe.ts'
import { transferCredits } from '../../domain/agency/credit/transferCredits.ts'
import { billingCallables } from '../../shared/callables/billing.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

export const billing = callableGroup('billing', {
  startCardSetup: secure(billingCallables.startCardSetup, 'user', (caller, input) =>
    startCardSetup(instance().billing, caller, input),
  ),
  saveCard: secure(billingCallables.saveCard, 'user', (caller, input) =>
    saveCard(instance().billing, caller, input),
  ),
  previewTopUp: secure(billingCallables.previewTopUp, 'user', (caller, input) =>
    previewTopUp(instance().billing, caller, input),
  ),
  saveVatId: secure(billingCallables.saveVatId, 'user', (caller, input) =>
    saveVatId(instance().billing, caller, input),
  ),
  topUp: secure(billingCallables.topUp, 'user', (caller, input) => topUp(instance().billing, caller, input)),
  setAutoRecharge: secure(billingCallables.setAutoRecharge, 'user', (caller, input) =>
    setAutoRecharge(instance().billing, caller, input),
  ),
  previewSubscription: secure(billingCallables.previewSubscription, 'user', (caller, input) =>
    previewSubscription(instance().billing, caller, input),
  ),
  subscribe: secure(billingCallables.subscribe, 'user', (caller, input) =>
    subscribe(instance().billing, caller, input),
  ),
  confirmSubscription: secure(billingCallables.confirmSubscription, 'user', (caller, input) =>
    confirmSubscription(instance().billing, caller, input),
  ),
  changeAddons: secure(billingCallables.changeAddons, 'user', (caller, { quantities, ...input }) =>
    changeAddons(instance().billing, caller, { ...input, change: () => quantities }),
  ),
  changePlan: secure(billingCallables.changePlan, 'user', (caller, input) =>
    changePlan(instance().billing, caller, input),
  ),
  previewChange: secure(billingCallables.previewChange, 'user', (caller, input) =>
    previewChange(instance().billing, caller, input),
  ),
  setSubscriptionEnding: secure(billingCallables.setSubscriptionEnding, 'user', (caller, input) =>
    setSubscriptionEnding(instance().billing, caller, input),
  ),
  previewRenewal: secure(billingCallables.previewRenewal, 'user', (caller, input) =>
    previewRenewal(instance().billing, caller, input),
  ),
  listInvoices: secure(billingCallables.listInvoices, 'user', (caller, input) =>
    listInvoices(instance().billing, caller, input),
  ),
  transferCredits: secure(billingCallables.transferCredits, 'user', (caller, input) =>
    transferCredits(instance().billing, caller, input),
  ),
})
