import { useState } from 'react'
import { NewTemplate } from './NewTemplate.tsx'
import { TemplateList } from './TemplateList.tsx'
import type { ReportEditing } from './useEditedForms.ts'

/** Requests a template, and lists the existing ones. */
export function Templates({ reportEditing }: { reportEditing: ReportEditing }) {
  const [created, setCreated] = useState(0)
  return (
    <>
      <NewTemplate reportEditing={reportEditing} onCreated={() => setCreated((count) => count + 1)} />
      <TemplateList turn={created} />
    </>
  )
}
