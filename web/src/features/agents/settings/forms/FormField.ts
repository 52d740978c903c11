import type { Form } from '@parley/functions/shared/widget/forms'

export type FormField = Form['fields'][number]
