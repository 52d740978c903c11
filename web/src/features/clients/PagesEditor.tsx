import { clientPagesThatExist, type ClientPage } from '@parley/functions/shared/agencies/clientPages'
import { OrderedChoice } from '../../components/forms/OrderedChoice.tsx'
import { nameOfPage } from './nameOfPage.ts'

interface PagesEditorProps {
  /** The pages that the client may see, in the order of their tabs. */
  value: readonly ClientPage[]
  onChange: (pages: ClientPage[]) => void
}

/** Edits which pages a client sees and in which order; hidden pages are listed below. */
export function PagesEditor({ value, onChange }: PagesEditorProps) {
  return (
    <OrderedChoice options={clientPagesThatExist} value={value} nameOf={nameOfPage} onChange={onChange} />
  )
}
