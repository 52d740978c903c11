import { leadSchema, type Lead } from '@parley/functions/shared/chat/leads'

/** Returns a lead of a form that asks for a call. */
export function makeLead(overrides: Partial<Lead> = {}): Lead {
  return leadSchema.parse({
    ID: 'one',
    agentId: 'agent',
    ownerID: 'ann',
    conversationId: 'c',
    formId: 'f',
    formTitle: 'Call me',
    kind: 'lead',
    name: '',
    email: '',
    phone: '',
    page: '',
    at: 1,
    values: [],
    ...overrides,
  })
}
