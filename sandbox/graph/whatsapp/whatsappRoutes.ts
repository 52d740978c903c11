import type { Route } from '../../http/Vendor.ts'
import { graphCall } from '../graphCall.ts'
import type { GraphFaults } from '../GraphFaults.ts'
import { chatPages } from './chatPages.ts'
import { WhatsappAccounts } from './WhatsappAccounts.ts'
import { whatsappCalls } from './whatsappCalls.ts'

/** WhatsApp's part of the Graph API: its own paths, and its handlers for paths that it shares. */
export function whatsappRoutes(faults: GraphFaults) {
  const accounts = new WhatsappAccounts()
  const calls = whatsappCalls(accounts)
  const routes: Route[] = [
    ...chatPages(accounts),
    graphCall(faults, 'POST', '/:id/register', calls.register),
    graphCall(faults, 'POST', '/:id/deregister', calls.deregister),
    graphCall(faults, 'GET', '/:id/phone_numbers', calls.numbers),
    graphCall(faults, 'GET', '/:id/message_templates', calls.templates),
    graphCall(faults, 'POST', '/:id/message_templates', calls.createTemplate),
  ]
  return { accounts, routes, calls }
}
