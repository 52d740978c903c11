import { checkDomain } from '../../domain/agency/hosts/domains/checkDomain.ts'
import { claimDomain } from '../../domain/agency/hosts/domains/claimDomain.ts'
import { mailDnsInstructions } from '../../domain/agency/hosts/domains/mailDnsInstructions.ts'
import { releaseDomain } from '../../domain/agency/hosts/domains/releaseDomain.ts'
import { addMailDomain } from '../../domain/agency/mailDomains/addMailDomain.ts'
import { checkMailDomain } from '../../domain/agency/mailDomains/checkMailDomain.ts'
import { removeMailDomain } from '../../domain/agency/mailDomains/removeMailDomain.ts'
import { readMailStanding, retryMails } from '../../domain/agency/mailReputation/retryMails.ts'
import { domainsCallables } from '../../shared/callables/agencies/domains.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

export const domains = callableGroup('domains', {
  claimDomain: secure(domainsCallables.claimDomain, 'user', (caller, input) =>
    claimDomain(instance(), instance().webOrigin, caller, input),
  ),
  checkDomain: secure(domainsCallables.checkDomain, 'user', (caller, input) =>
    checkDomain(instance(), caller, input),
  ),
  releaseDomain: secure(domainsCallables.releaseDomain, 'user', (caller, input) =>
    releaseDomain(instance(), caller, input),
  ),
  mailDnsInstructions: secure(domainsCallables.mailDnsInstructions, 'user', (caller, input) =>
    mailDnsInstructions(instance().ports, caller, input),
  ),
  addMailDomain: secure(domainsCallables.addMailDomain, 'user', (caller, input) =>
    addMailDomain(instance(), instance().config.ownHosts, caller, input),
  ),
  checkMailDomain: secure(domainsCallables.checkMailDomain, 'user', (caller, input) =>
    checkMailDomain(instance(), caller, input),
  ),
  removeMailDomain: secure(domainsCallables.removeMailDomain, 'user', (caller, input) =>
    removeMailDomain(instance(), caller, input),
  ),
  readMailStanding: secure(domainsCallables.readMailStanding, 'user', (caller, input) =>
    readMailStanding(instance().ports, caller, input),
  ),
  retryMails: secure(domainsCallables.retryMails, 'user', (caller, input) =>
    retryMails(instance().ports, caller, input),
  ),
})
