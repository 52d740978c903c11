import { checkDomain } from '../../domain/agency/hosts/domains/checkDomain.ts'
import { claimDomain } from '../../domain/agency/hosts/domains/claimDomain.ts'
import { mailDnsInstructions } from '../../domain/agency/hosts/domains/mailDnsInstructions.ts'
import { readHost } from '../../domain/agency/hosts/domains/readHost.ts'
import { releaseDomain } from '../../domain/agency/hosts/domains/releaseDomain.ts'
import { addMailDomain } from '../../domain/agency/mailDomains/addMailDomain.ts'
import { checkMailDomain } from '../../domain/agency/mailDomains/checkMailDomain.ts'
import { readMailDomain } from '../../domain/agency/mailDomains/readMailDomain.ts'
import { removeMailDomain } from '../../domain/agency/mailDomains/removeMailDomain.ts'
import { readMailStanding, retryMails } from '../../domain/agency/mailReputation/retryMails.ts'
import { domainsCallables } from '../../shared/callables/agencies/domains.ts'
import { callableGroup } from '../callableGroup.ts'
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'

export const domains = callableGroup('domains', {
  claimDomain: secure(domainsCallables.claimDomain, 'user', (caller, input) =>
    claimDomain(currentInstance(), currentInstance().webOrigin, caller, input),
  ),
  readHost: secure(domainsCallables.readHost, 'user', readHost),
  checkDomain: secure(domainsCallables.checkDomain, 'user', (caller, input) =>
    checkDomain(currentInstance(), caller, input),
  ),
  releaseDomain: secure(domainsCallables.releaseDomain, 'user', (caller, input) =>
    releaseDomain(currentInstance(), caller, input),
  ),
  mailDnsInstructions: secure(domainsCallables.mailDnsInstructions, 'user', (caller, input) =>
    mailDnsInstructions(currentInstance().ports, caller, input),
  ),
  addMailDomain: secure(domainsCallables.addMailDomain, 'user', (caller, input) =>
    addMailDomain(currentInstance(), currentInstance().config.ownHosts, caller, input),
  ),
  readMailDomain: secure(domainsCallables.readMailDomain, 'user', readMailDomain),
  checkMailDomain: secure(domainsCallables.checkMailDomain, 'user', (caller, input) =>
    checkMailDomain(currentInstance(), caller, input),
  ),
  removeMailDomain: secure(domainsCallables.removeMailDomain, 'user', (caller, input) =>
    removeMailDomain(currentInstance(), caller, input),
  ),
  readMailStanding: secure(domainsCallables.readMailStanding, 'user', (caller, input) =>
    readMailStanding(currentInstance().ports, caller, input),
  ),
  retryMails: secure(domainsCallables.retryMails, 'user', (caller, input) =>
    retryMails(currentInstance().ports, caller, input),
  ),
})
