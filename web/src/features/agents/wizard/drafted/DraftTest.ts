/**
 * A question to test the agent with, and a good answer. `kind`: the part of the website that it was drafted
 * from, which decides what the answer must contain or cite.
 */
export interface DraftTest {
  kind: 'page' | 'contact' | 'about'
  question: string
  expected: string
}
