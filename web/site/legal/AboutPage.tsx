import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import type { Operator } from '../operator.ts'
import { Prose } from '../parts/Prose.tsx'

/** Describes who runs the product, and what for. */
export function AboutPage({ operator }: { operator: Operator }) {
  const { name } = defaultBrand
  return (
    <Prose title="About us">
      <p>
        {name} gives companies an agent that answers from their own documents, on their website and in
        messaging apps. It exists because most agents sound certain when they aren’t. You can’t see where an
        answer came from, what it cost, or when a person should have stepped in.
      </p>
      <p>So {name} is built around three principles.</p>
      <ul>
        <li>
          <b>Show the source.</b> Each answer shows the passages it’s based on. When there are none, the agent
          says so.
        </li>
        <li>
          <b>Show the bill.</b> Each answer has a receipt with its cost, to four decimals.
        </li>
        <li>
          <b>People have the last word.</b> Your team sees who’s waiting, takes over, and corrects a mistake
          once.
        </li>
      </ul>
      <p>Agencies use the same product under their own name. Their clients see only the agency’s brand.</p>
      <h2>Who runs it</h2>
      <p>
        {operator.name}
        {operator.address && `, ${operator.address}`}. <a href="/legal/contact">Contact</a>
      </p>
    </Prose>
  )
}
