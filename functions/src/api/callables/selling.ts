import { setMonthlyLimit } from '../../domain/agency/credit/setMonthlyLimit.ts'
import { readClientTerms, setFactors } from '../../domain/agency/credit/clientTerms.ts'
import { setOverage } from '../../domain/agency/credit/setOverage.ts'
import { readProfit } from '../../domain/agency/profit/readProfit.ts'
import { buyCredits } from '../../domain/agency/selling/buyCredits.ts'
import { readClientBilling } from '../../domain/agency/selling/readClientBilling.ts'
import { exportPurchases, listClientPurchases } from '../../domain/agency/selling/readPurchases.ts'
import { changeClientPlan, setClientPlanEnding } from '../../domain/agency/selling/plans/changeClientPlan.ts'
import {
  endOrganisationPlan,
  readPlanForAgency,
} from '../../domain/agency/selling/plans/endOrganisationPlan.ts'
import { openCheckout } from '../../domain/agency/selling/plans/openCheckout.ts'
import { saveClientCard, startClientCard } from '../../domain/agency/selling/clientCard.ts'
import { setClientRecharge } from '../../domain/agency/selling/recharges/clientRecharge.ts'
import { rebuildPlans } from '../../domain/agency/selling/plans/rebuildPlans.ts'
import { savePlans } from '../../domain/agency/selling/plans/savePlans.ts'
import {
  connectSeller,
  readSeller,
  saveSellerCodes,
  saveSellerPrice,
} from '../../domain/agency/selling/connectSeller.ts'
import { payUnpaidPlan } from '../../domain/agency/unpaid/payUnpaidPlan.ts'
import { sellingCallables } from '../../shared/callables/agencies/selling.ts'
import { callableGroup } from '../callableGroup.ts'
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'

export const selling = callableGroup('selling', {
  readSeller: secure(sellingCallables.readSeller, 'user', (caller, input) =>
    readSeller(currentInstance().selling, caller, input),
  ),
  readProfit: secure(sellingCallables.readProfit, 'user', (caller, input) =>
    readProfit(currentInstance().selling, caller, input),
  ),
  setMonthlyLimit: secure(sellingCallables.setMonthlyLimit, 'user', (caller, input) =>
    setMonthlyLimit(currentInstance().selling, caller, input),
  ),
  readClientTerms: secure(sellingCallables.readClientTerms, 'user', (caller, input) =>
    readClientTerms(currentInstance().selling, caller, input),
  ),
  setFactors: secure(sellingCallables.setFactors, 'user', (caller, input) =>
    setFactors(currentInstance().selling, caller, input),
  ),
  setOverage: secure(sellingCallables.setOverage, 'user', (caller, input) =>
    setOverage(currentInstance().selling, caller, input),
  ),
  connectSeller: secure(sellingCallables.connectSeller, 'user', (caller, input) =>
    connectSeller(currentInstance().selling, caller, input),
  ),
  saveSellerPrice: secure(sellingCallables.saveSellerPrice, 'user', (caller, input) =>
    saveSellerPrice(currentInstance().selling, caller, input),
  ),
  saveSellerCodes: secure(sellingCallables.saveSellerCodes, 'user', (caller, input) =>
    saveSellerCodes(currentInstance().selling, caller, input),
  ),
  saveSellerPlans: secure(sellingCallables.saveSellerPlans, 'user', (caller, input) =>
    savePlans(currentInstance().selling, caller, input),
  ),
  rebuildSellerPlans: secure(sellingCallables.rebuildSellerPlans, 'user', (caller, input) =>
    rebuildPlans(currentInstance().selling, caller, input),
  ),
  listClientPurchases: secure(sellingCallables.listClientPurchases, 'user', listClientPurchases),
  exportPurchases: secure(sellingCallables.exportPurchases, 'user', exportPurchases),
  readClientBilling: secure(sellingCallables.readClientBilling, 'user', (caller, input) =>
    readClientBilling(currentInstance().selling, caller, input),
  ),
  openCheckout: secure(sellingCallables.openCheckout, 'user', (caller, input) =>
    openCheckout(currentInstance().selling, caller, input),
  ),
  changeClientPlan: secure(sellingCallables.changeClientPlan, 'user', (caller, input) =>
    changeClientPlan(currentInstance().selling, caller, input),
  ),
  setClientPlanEnding: secure(sellingCallables.setClientPlanEnding, 'user', (caller, input) =>
    setClientPlanEnding(currentInstance().selling, caller, input),
  ),
  readOrganisationPlan: secure(sellingCallables.readOrganisationPlan, 'user', readPlanForAgency),
  endOrganisationPlan: secure(sellingCallables.endOrganisationPlan, 'user', (caller, input) =>
    endOrganisationPlan(currentInstance().selling, caller, input),
  ),
  startClientCard: secure(sellingCallables.startClientCard, 'user', (caller, input) =>
    startClientCard(currentInstance().selling, caller, input),
  ),
  saveClientCard: secure(sellingCallables.saveClientCard, 'user', (caller, input) =>
    saveClientCard(currentInstance().selling, caller, input),
  ),
  payUnpaidPlan: secure(sellingCallables.payUnpaidPlan, 'user', (caller, input) =>
    payUnpaidPlan(currentInstance().selling, caller, input),
  ),
  setClientRecharge: secure(sellingCallables.setClientRecharge, 'user', (caller, input) =>
    setClientRecharge(currentInstance().selling, caller, input),
  ),
  buyCredits: secure(sellingCallables.buyCredits, 'user', (caller, input) =>
    buyCredits(currentInstance().selling, caller, input),
  ),
})
