import { answerFromPassages } from './answerFromPassages.ts'
import type { Conversation } from './chatRequest.ts'
import { followStep } from './followStep.ts'
import { readPassages } from './readPassages.ts'
import { writeCss } from './writeCss.ts'

/** Chooses a model's answer by rules, so that the same conversation always gets the same text. */
export function chooseReply({ instructions, questions, question, sources }: Conversation): string {
  const scripted = /sandbox:say (.+)/.exec(question)?.[1]
  if (scripted) return scripted.replaceAll('\\n', '\n')
  const moved = /sandbox:move (\d+)(?: (.+))?/.exec(question)
  if (moved) return [`<<${moved[1]}>>`, moved[2]].filter(Boolean).join(' ')
  const css = writeCss(instructions, question)
  if (css) return css
  const name = personaName(instructions)
  if (isOnly(greeting, question)) return `Hello! ${name ? `I am ${name}. ` : ''}How can I help you today?`
  if (asksForPerson.test(question)) {
    if (instructions.includes('"handoff": true'))
      return 'Of course. I am asking somebody from the team to join us here.\n```parley\n{"handoff":true}\n```'
    return 'The team reads these conversations. Leave your email address here and somebody will write to you.'
  }
  const followed = followStep(instructions, question)
  if (followed) return followed
  const passages = readPassages(sources)
  const answer =
    answerFromPassages(question, passages) || answerFromPassages(questions.slice(-2).join(' '), passages)
  if (answer && !isOnly(courtesy, question)) return answer
  if (isOnly(courtesy, question)) return 'You are welcome! Is there anything else I can help you with?'
  if (asksWho.test(question))
    return `I am ${name ?? 'the assistant here'}, and I answer questions from what this team has told me. What would you like to know?`
  const block = instructions.includes('"unanswered": true') ? '\n```parley\n{"unanswered":true}\n```' : ''
  return `${notKnown}${block}`
}

const notKnown =
  'I am sorry, I do not know that. Would you like me to put you in touch with a person from the team?'

const greeting =
  /\b(hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|hola|bonjour|hallo|ciao|moin)\b/gi
const courtesy =
  /\b(thanks?(?: you)?(?: so much| very much| a lot)?|cheers|great|perfect|bye|goodbye|see you|cool|ok(?:ay)?|that helps|got it)\b/gi
const asksForPerson =
  /\b(?:speak|talk|chat|connect me|put me through)\b.*\b(?:human|person|somebody|someone|agent|team|representative)\b|\breal (?:human|person)\b/i
const asksWho =
  /\bwho are you\b|\bwhat are you\b|\byour name\b|\bwhat can you do\b|\bare you (?:a )?(?:bot|human|robot)\b/i

/** Returns whether the message contains only the pattern and perhaps a form of address. */
function isOnly(pattern: RegExp, message: string): boolean {
  const rest = message
    .replace(pattern, '')
    .replace(/\b(there|everyone|all|you|team|and|for|your|help)\b/gi, '')
  return rest !== message && !/[\p{L}\p{N}]/u.test(rest)
}

/** Returns the name of a persona: "You are Nora, the …" names the persona; "You are a helpful …" does not. */
function personaName(instructions: string): string | undefined {
  const named =
    /\b(?:[Yy]ou are|[Yy]our name is|[Aa]ct as)\s+(?:called\s+|named\s+)?"?((?!An?\b|The\b)\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})/u
  return named.exec(instructions)?.[1]
}
