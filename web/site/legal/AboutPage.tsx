import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import type { Operator } from '../operator.ts'
import { Prose } from '../parts/Prose.tsx'

/** Describes who runs the product, and what for. */
export function AboutPage({ operator }: { operator: Operator }) {
  const { name } = defaultBrand
  return (
    <Prose title="About us">
      <p>
        {name} lets companies put an agent on their website and in their messaging apps that answers from
        their own documents. It exists because most such agents sound sure and are not: nobody can see where
        an answer comes from, what it cost, or who should have taken over.
      </p>
      <p>So {name} is built around three habits.</p>
      <ul>
        <li>
          <b>Show the source.</b> Each answer names the passages it is based on, and the agent says so when
          there are none.
        </li>
        <li>
          <b>Show the bill.</b> Each answer has a receipt, with its cost to four decimals.
        </li>
        <li>
          <b>Leave the last word to people.</b> Colleagues see who waits, take over, and correct what was
          wrong, once.
        </li>
      </ul>
      <p>
        Agencies use the same product under their own name. Their clients see the agency’s brand and nothing
        of ours.
      </p>
      <h2>Who runs it</h2>
      <p>
        {operator.name}
        {operator.address && `, ${operator.address}`}. <a href="/legal/contact">Contact</a>
      </p>
    </Prose>
  )
}
