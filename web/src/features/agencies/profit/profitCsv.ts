import { costOf, marginOf, type OrganisationProfit } from '@parley/functions/shared/agencies/profit'
import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { toCsv } from '@parley/functions/shared/texts/csv'
import { nameOfAgent } from './nameOfAgent.ts'
import { nameOfHealth } from './nameOfHealth.ts'
import { nameOfOrganisation } from './nameOfOrganisation.ts'
import { t } from './texts.ts'

/**
 * Returns a month as CSV, in credits and US dollars: a line for the sales of each organisation, and one for
 * the use of each of its agents. The sum of a column is the month of all organisations. The state and the
 * credit are those of today.
 */
export function profitCsv(month: string, organisations: readonly OrganisationProfit[]): string {
  const head = [
    t('month'),
    t('client'),
    t('clientId'),
    t('agent'),
    t('agentId'),
    t('csvSoldCredits'),
    t('csvSold'),
    t('csvFees'),
    t('csvReturnedCredits'),
    t('csvRefunds'),
    t('csvUsedCredits'),
    t('csvUsed'),
    t('csvCost'),
    t('csvMargin'),
    t('csvState'),
    t('creditLeft'),
  ]
  const lines = organisations.flatMap((organisation) => {
    const { orgId, sold, paid, fees, returned, refunded, agents, health, left } = organisation
    const name = nameOfOrganisation(organisation)
    const sales = [credits(sold), paid / 100, fees / 100, credits(returned), refunded / 100]
    const today = [health ? nameOfHealth(health) : '', left === null ? '' : credits(left)]
    return [
      [month, name, orgId, '', '', ...sales, ...noUse, ...today],
      ...agents.map((agent) => {
        const { agentId, used, price } = agent
        const use = [credits(used), dollars(price), dollars(costOf(agent)), dollars(marginOf(agent))]
        return [month, name, orgId, nameOfAgent(agent), agentId, ...noSales, ...use, '', '']
      }),
    ]
  })
  return toCsv([head, ...lines])
}

const noSales = [0, 0, 0, 0, 0]
const noUse = [0, 0, 0, 0]

function credits(units: number): number {
  return units / unitsPerCredit
}

/** Returns micro-dollars in dollars, with the seven decimals that costs have. */
function dollars(micros: number): number {
  return Number((micros / 1_000_000).toFixed(7))
}
