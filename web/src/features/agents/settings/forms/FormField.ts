import type { Form } from '@parley/functions/shared/forms'

export type FormField = Form['fields'][number]
