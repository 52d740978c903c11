import type { asSomebody, Who } from './restClient.ts'

type Requests = ReturnType<typeof asSomebody>

/**
 * A row of the rules' table: person, request, and whether it is allowed. The number in its name is the threat
 * in docs/threats.md.
 */
export type Row = [name: string, who: Who, request: (as: Requests) => Promise<boolean>, allowed: boolean]

export const allow = (name: string, who: Who, request: Row[2]): Row => [name, who, request, true]
export const deny = (name: string, who: Who, request: Row[2]): Row => [name, who, request, false]

/** Replaces or creates a document. */
export const write =
  (path: string, data: object): Row[2] =>
  (as) =>
    as.set(path, { ...data })

export const agentA = 'voiceglow/agentA'
export const conversation = `${agentA}/convos/conversation1`
export const testConversation = `${agentA}/convos/testConversation1`
