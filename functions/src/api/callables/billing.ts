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
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'

export const billing = callableGroup('billing', {
  startCardSetup: secure(billingCallables.startCardSetup, 'user', (caller, input) =>
    startCardSetup(currentInstance().billing, caller, input),
  ),
  saveCard: secure(billingCallables.saveCard, 'user', (caller, input) =>
    saveCard(currentInstance().billing, caller, input),
  ),
  previewTopUp: secure(billingCallables.previewTopUp, 'user', (caller, input) =>
    previewTopUp(currentInstance().billing, caller, input),
  ),
  saveVatId: secure(billingCallables.saveVatId, 'user', (caller, input) =>
    saveVatId(currentInstance().billing, caller, input),
  ),
  topUp: secure(billingCallables.topUp, 'user', (caller, input) =>
    topUp(currentInstance().billing, caller, input),
  ),
  setAutoRecharge: secure(billingCallables.setAutoRecharge, 'user', (caller, input) =>
    setAutoRecharge(currentInstance().billing, caller, input),
  ),
  previewSubscription: secure(billingCallables.previewSubscription, 'user', (caller, input) =>
    previewSubscription(currentInstance().billing, caller, input),
  ),
  subscribe: secure(billingCallables.subscribe, 'user', (caller, input) =>
    subscribe(currentInstance().billing, caller, input),
  ),
  confirmSubscription: secure(billingCallables.confirmSubscription, 'user', (caller, input) =>
    confirmSubscription(currentInstance().billing, caller, input),
  ),
  changeAddons: secure(billingCallables.changeAddons, 'user', (caller, { quantities, ...input }) =>
    changeAddons(currentInstance().billing, caller, { ...input, change: () => quantities }),
  ),
  changePlan: secure(billingCallables.changePlan, 'user', (caller, input) =>
    changePlan(currentInstance().billing, caller, input),
  ),
  previewChange: secure(billingCallables.previewChange, 'user', (caller, input) =>
    previewChange(currentInstance().billing, caller, input),
  ),
  setSubscriptionEnding: secure(billingCallables.setSubscriptionEnding, 'user', (caller, input) =>
    setSubscriptionEnding(currentInstance().billing, caller, input),
  ),
  previewRenewal: secure(billingCallables.previewRenewal, 'user', (caller, input) =>
    previewRenewal(currentInstance().billing, caller, input),
  ),
  listInvoices: secure(billingCallables.listInvoices, 'user', (caller, input) =>
    listInvoices(currentInstance().billing, caller, input),
  ),
  transferCredits: secure(billingCallables.transferCredits, 'user', (caller, input) =>
    transferCredits(currentInstance().billing, caller, input),
  ),
})
