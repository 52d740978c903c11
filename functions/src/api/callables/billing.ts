import { setAutoRecharge } from '../../domain/billing/autoRecharge.ts'
import { saveCard, startCardSetup } from '../../domain/billing/cards.ts'
import {
  changeAddons,
  previewRenewal,
  setSubscriptionEnding,
} from '../../domain/billing/changeSubscription.ts'
import { listInvoices } from '../../domain/billing/listInvoices.ts'
import { topUp } from '../../domain/billing/purchases.ts'
import { confirmSubscription, previewSubscription, subscribe } from '../../domain/billing/subscribe.ts'
import { transferCredits } from '../../domain/billing/transferCredits.ts'
import { callables } from '../../shared/callables.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

export const billing = callableGroup('billing', {
  startCardSetup: secure(callables.startCardSetup, 'user', (caller, input) =>
    startCardSetup(instance().billing, caller, input),
  ),
  saveCard: secure(callables.saveCard, 'user', (caller, input) =>
    saveCard(instance().billing, caller, input),
  ),
  topUp: secure(callables.topUp, 'user', (caller, input) => topUp(instance().billing, caller, input)),
  setAutoRecharge: secure(callables.setAutoRecharge, 'user', (caller, input) =>
    setAutoRecharge(instance().billing, caller, input),
  ),
  previewSubscription: secure(callables.previewSubscription, 'user', (caller, input) =>
    previewSubscription(instance().billing, caller, input),
  ),
  subscribe: secure(callables.subscribe, 'user', (caller, input) =>
    subscribe(instance().billing, caller, input),
  ),
  confirmSubscription: secure(callables.confirmSubscription, 'user', (caller, input) =>
    confirmSubscription(instance().billing, caller, input),
  ),
  changeAddons: secure(callables.changeAddons, 'user', (caller, input) =>
    changeAddons(instance().billing, caller, input),
  ),
  setSubscriptionEnding: secure(callables.setSubscriptionEnding, 'user', (caller, input) =>
    setSubscriptionEnding(instance().billing, caller, input),
  ),
  previewRenewal: secure(callables.previewRenewal, 'user', (caller, input) =>
    previewRenewal(instance().billing, caller, input),
  ),
  listInvoices: secure(callables.listInvoices, 'user', (caller, input) =>
    listInvoices(instance().billing, caller, input),
  ),
  transferCredits: secure(callables.transferCredits, 'user', (caller, input) =>
    transferCredits(instance().billing, caller, input),
  ),
})
