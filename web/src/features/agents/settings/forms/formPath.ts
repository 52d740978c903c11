/** The path of a form in an agent. */
export type FormPath = `widgetOptions.forms.@${string}`

export function formPath(formId: string): FormPath {
  return `widgetOptions.forms.@${formId}`
}
