import type { Flow } from '../../../shared/flow/flow.ts'
import { parseFlow } from '../../../shared/flow/parseFlow.ts'
import type { TemplateKey } from '../../../shared/agents/templateKeys.ts'
import { layOutNodes } from '../../../shared/flow/drawing/layOutNodes.ts'
import { calendarToolId } from '../../../shared/tools/toolIds.ts'

/** The flows of templates, as `parseFlow` reads them. */
const texts: Partial<Record<TemplateKey, string>> = {
  'make-appointment': `
start Start ^n1
  - always -> Reason ^e1
default Reason ^n2
  collects reason text "Reason for the appointment"
  | Ask what the appointment is about.
  - when "wants to move or cancel an appointment" -> Change ^e3
  - variable reason isSet "" -> When ^e2
default When ^n3
  needs a calendar
  collects firstDay date "First possible day"
  collects otherDay date "Another possible day"
  | Ask for two possible days and times, one question at a time. Without a tool for a calendar you do not see
  | which times are free: never promise one. With it, offer free times that it finds, ask for a name and an
  | email address, and book the chosen time.
  - when "has been told that the appointment is booked" -> Booked ^e9
  - variable otherDay isSet "" -> Contact ^e4
  - when "has named one day and has no other" -> Contact ^e5
default Contact ^n4
  collects name text "Name"
  collects email email "Email address"
  | Ask for a name and an email address, one question at a time.
  - variable email isSet "" -> Summary ^e6
default Change ^n5
  tools ["builtin.person"]
  collects email email "Email address"
  | Ask for the name and the day of the appointment and for an email address. Then call a person into this
  | chat, and say that they will answer.
  - tool "builtin.person" ok -> Change noted ^e7
default Summary ^n6
  tools ["builtin.person"]
  collects reason text "Reason for the appointment"
  collects firstDay date "First possible day"
  collects otherDay date "Another possible day"
  collects name text "Name"
  collects email email "Email address"
  | Sum up reason, days, name and email address in a short list, and ask whether all of it is right. When
  | something is to be changed, take the new value and sum up again. Once the visitor says that all of it is
  | right, call a person into this chat, who will confirm the time.
  - tool "builtin.person" ok -> Done ^e8
end Done ^n7
  word for word
  outcome "appointment requested"
  | Thank you, {{name}}. A person will confirm one of your days to {{email}}.
end Change noted ^n8
  word for word
  outcome "change requested"
  | Thank you. A person will look at your appointment and answer here or by email.
end Booked ^n10
  word for word
  outcome "booked"
  | We look forward to seeing you. Write here when you want to change something.
default Other questions ^n9
  from everywhere when "asks something else, about services, prices or opening hours", then back
  | Answer from the passages in one or two sentences, then come back to the appointment.
`,
  'order-status': `
start Start ^n1
  - always -> Welcome ^e1
default Welcome ^n2
  collects order text "Order number"
  | Find out what the visitor wants to know about their order.
  - when "wants to send something back" -> Returns ^e4
  - variable order isSet "" -> Status ^e2
  - when "asks about an order without giving its number" -> Order number ^e3
default Returns ^n5
  | Explain from the passages how something is sent back. Ask for the order number when it is needed.
  - when "is content" -> Done ^e10
  - when "needs a person" -> Person ^e11
default Order number ^n3
  collects order text "Order number"
  | Ask for the order number, and say that it is in the email that confirmed the order.
  - when "does not have the number" -> Person ^e7
  - variable order isSet "" -> Status ^e5
  - stuck 3 -> Person ^e6
default Status ^n4
  needs a tool
  collects order text "Order number"
  | Look the order up with the tool for orders, and say in one sentence where it is. Without such a tool, or
  | when it finds nothing, never guess. Say: "I could not look your order up. Shall I call a colleague?"
  - when "wants to send something back" -> Returns ^e13
  - when "is content" -> Done ^e8
  - when "wants a colleague, is not content, or needs a person" -> Person ^e9
default Person ^n6
  tools ["builtin.person"]
  collects email email "Email address"
  | Ask for an email address once. Then call a person into this chat, with or without the address.
  - tool "builtin.person" ok -> Person asked ^e12
end Person asked ^n7
  word for word
  outcome "person asked"
  | Thank you. Somebody from the team will look at it and answer here or by email.
end Done ^n8
  word for word
  outcome "answered"
  | You are welcome. Is there anything else?
default Upset ^n9
  from everywhere when "is upset or complains", then back
  | Acknowledge it in one sentence, without excuses, and offer to call a person.
`,
  'real-estate-agent': `
start Start ^n1
  - always -> Wish ^e1
default Wish ^n2
  collects wish choice "Buy, rent or sell" ["buy","rent","sell"]
  | Find out whether the visitor wants to buy, rent or sell.
  - variable wish is "sell" -> Selling ^e2
  - variable wish isSet "" -> Search ^e3
default Search ^n3
  collects area text "Area"
  collects rooms number "Rooms"
  collects budget number "Budget"
  | Find out area, rooms, budget and when they want to move, one question at a time. Propose what fits from
  | the passages. Never judge whether somebody qualifies, and never describe an area by who lives there.
  - when "wants to see a home, or likes one that was proposed" -> Viewing ^e5
default Selling ^n4
  collects area text "Where the home is"
  | Ask where the home is and when they want to sell. A person will value it: never name a price.
  - variable area isSet "" -> Contact ^e6
default Viewing ^n5
  | Propose a viewing, and ask whether they would like one.
  - when "would like a viewing" -> Contact ^e7
  - when "wants to look at something else first" -> Search ^e8
default Contact ^n6
  collects name text "Name"
  collects phone phone "Phone number"
  | Ask for a name and a phone number, one question at a time.
  - variable phone isSet "" -> Qualified ^e9
end Qualified ^n7
  word for word
  outcome "qualified lead"
  | Thank you, {{name}}. We will call you at {{phone}}.
default Questions ^n8
  from everywhere when "asks about the agency, fees or documents", then back
  | Answer from the passages in a few sentences, then come back to where you were.
`,
  'health-care-agent': `
start Start ^n1
  - always -> Reception ^e1
default Reception ^n2
  | Find out what is needed: an appointment, opening hours, documents or something else. You do not diagnose,
  | do not interpret results and do not advise on medicines: say that a clinician will.
  - when "wants an appointment, or describes a complaint that is no emergency" -> Urgency ^e2
  - when "asks about hours, services or documents" -> Information ^e3
default Information ^n4
  | Answer from the passages. When they do not hold it, offer that somebody calls back.
  - when "wants an appointment" -> Urgency ^e5
default Urgency ^n3
  collects since text "Since when"
  | Ask since when, and whether it is getting worse. Say nothing about what it may be.
  - variable since isSet "" -> Contact ^e4
default Contact ^n5
  collects name text "Name"
  collects phone phone "Phone number"
  | Ask for a name and a phone number, one question at a time.
  - variable phone isSet "" -> Call back ^e6
end Call back ^n6
  word for word
  outcome "call back requested"
  | Thank you, {{name}}. The practice will call you at {{phone}} and find a time with you.
end Emergency ^n7
  word for word
  from everywhere when "describes chest pain, trouble breathing, bleeding, a stroke or self-harm"
  outcome "emergency"
  | Please call your local emergency number now, or have somebody call it for you. Do not wait for an answer
  | here.
`,
}

/** The flow of appointments that books by itself. `CALENDAR` is replaced by the calendar's id as a tool. */
const bookingText = `
start Start ^n1
  - always -> Reason ^e1
default Reason ^n2
  collects reason text "Reason for the appointment"
  | Ask what the appointment is about.
  - when "wants to move or cancel an appointment" -> Change ^e2
  - variable reason isSet "" -> Booking ^e3
default Booking ^n3
  tools ["CALENDAR","builtin.person"]
  | Find free times with the tool for the calendar, offer three of them, and look again for another day. Once
  | a time is chosen, ask for a name and an email address, one question at a time, and book the time with the
  | tool. Say that a time is booked only when the tool has booked it. When no time fits or a booking fails,
  | ask for an email address and call a person into this chat.
  - tool "CALENDAR.book" ok -> Booked ^e4
  - tool "builtin.person" ok -> Person asked ^e5
default Change ^n4
  tools ["CALENDAR","builtin.person"]
  | Cancel an appointment that was booked in this conversation with the tool for the calendar and, when a new
  | time is wanted, offer free times and book the chosen one. For any other appointment, ask for the name, the
  | day and an email address, and call a person into this chat.
  - tool "CALENDAR.book" ok -> Booked ^e6
  - tool "builtin.person" ok -> Person asked ^e7
end Booked ^n5
  word for word
  outcome "booked"
  | We look forward to seeing you. Write here when you want to change something.
end Person asked ^n6
  word for word
  outcome "person asked"
  | Thank you. A person will look at it and answer here or by email.
default Other questions ^n7
  from everywhere when "asks something else, about services, prices or opening hours", then back
  | Answer from the passages in one or two sentences, then come back to the appointment.
`

/**
 * Returns the flow that a template starts with; undefined for one with a single prompt. The flow for
 * appointments books in the calendar, where one is given.
 */
export function templateFlow(key: TemplateKey, calendarId?: string): Flow | undefined {
  const text = key === 'make-appointment' && calendarId ? booking(calendarId) : texts[key]
  if (text === undefined) return undefined
  const flow = parseFlow(text.trimStart())
  const nodes = Object.entries(flow.nodes).map(([id, node]) => [
    id,
    // Lines are broken for this file alone.
    { ...node, text: node.text.replaceAll('\n', ' ') },
  ])
  return layOutNodes({ ...flow, nodes: Object.fromEntries(nodes) })
}

function booking(calendarId: string): string {
  return bookingText.replaceAll('CALENDAR', calendarToolId(calendarId))
}
