import { givenPages, type ClientPage } from '@parley/functions/shared/agencies/clientPages'
import { OrderedChoice } from '../../components/OrderedChoice.tsx'
import { nameOfPage } from './nameOfPage.ts'

interface PagesEditorProps {
  /** The pages that are given, in the order of their tabs. */
  value: readonly ClientPage[]
  onChange: (pages: ClientPage[]) => void
}

/** Which pages somebody sees, and in which order; those that he does not see stand below. */
export function PagesEditor({ value, onChange }: PagesEditorProps) {
  return <OrderedChoice options={givenPages} value={value} nameOf={nameOfPage} onChange={onChange} />
}
