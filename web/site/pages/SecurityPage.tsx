import { Features } from '../parts/Features.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Questions } from '../parts/Questions.tsx'

/** Describes how data is protected. */
export function SecurityPage() {
  return (
    <>
      <Hero
        title="Your data stays where you put it"
        lead="In the European Union or in the United States. You choose when you sign up: agents, conversations, files and knowledge stay in that region."
        more={{ text: 'GDPR', href: '/legal/gdpr' }}
      />
      <Features
        title="What protects it"
        features={[
          {
            title: 'Separate tenants',
            text: 'Every document belongs to one workspace. Rules in the database deny everything that is not allowed by name, and tests try each combination.',
          },
          {
            title: 'Secrets nobody can read',
            text: 'Keys and tokens are encrypted, each with a key of its own. They can be replaced, but never shown again.',
          },
          {
            title: 'Confirmed people',
            text: 'A workspace opens only for a confirmed email address, and a new password ends every earlier session.',
          },
          {
            title: 'Requests that cannot wander',
            text: 'Tools and websites are reached through one guarded way out, which refuses private networks and bounds size and time.',
          },
          {
            title: 'Files apart',
            text: 'Uploaded files are read in a process of their own, with a limit of memory and time.',
          },
          {
            title: 'Money in a ledger',
            text: 'Each charge is booked once, whatever is lost or repeated, and has a receipt that you can check.',
          },
        ]}
      />
      <Questions
        questions={[
          {
            question: 'Do you train models with our data?',
            answer:
              'No. Messages are sent to the model that you choose in order to answer, and for nothing else.',
          },
          {
            question: 'How long are conversations kept?',
            answer: 'As long as you decide for each agent. After that they are deleted with their files.',
          },
          {
            question: 'Where do I report a weakness?',
            answer: <a href="/legal/contact">Write to us; the address is on the contact page.</a>,
          },
        ]}
      />
    </>
  )
}
