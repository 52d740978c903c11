import type {
  WhatsappNewTemplate,
  WhatsappPart,
  WhatsappSending,
} from '../../domain/kernel/channels/Whatsapp.ts'

/** The id of a person who hides their number; it would not work in `to`. */
const userId = /^[A-Z]{2}\./

/** Returns a message in the format of the Cloud API. */
export function bodyOf({ address, part, mark }: WhatsappSending): object {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...(userId.test(address) ? { recipient: address } : { to: address }),
    ...contentOf(part),
    ...(mark && { biz_opaque_callback_data: mark }),
  }
}

function contentOf(part: WhatsappPart): object {
  switch (part.kind) {
    case 'text':
      return { type: 'text', text: { body: part.text, preview_url: false } }
    case 'buttons': {
      const buttons = part.buttons.map((reply) => ({ type: 'reply', reply }))
      return {
        type: 'interactive',
        interactive: { type: 'button', body: { text: part.text }, action: { buttons } },
      }
    }
    case 'list': {
      const action = { button: part.label, sections: [{ rows: part.rows }] }
      return { type: 'interactive', interactive: { type: 'list', body: { text: part.text }, action } }
    }
    case 'file': {
      const { name, type, url: link } = part.file
      if (type.startsWith('image/')) return { type: 'image', image: { link } }
      return { type: 'document', document: { link, filename: name } }
    }
    case 'template': {
      const { name, language, values } = part.template
      const parameters = values.map((text) => ({ type: 'text', text }))
      const components = parameters.length > 0 ? [{ type: 'body', parameters }] : []
      return { type: 'template', template: { name, language: { code: language }, components } }
    }
  }
}

/** Returns the request that creates a template, with examples of its variables. */
export function bodyOfTemplate({ name, language, category, body, examples }: WhatsappNewTemplate): object {
  const example = examples.length > 0 ? { example: { body_text: [examples] } } : {}
  return {
    name,
    language,
    category,
    components: [{ type: 'BODY', text: body, ...example }],
  }
}
