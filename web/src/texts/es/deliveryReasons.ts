import type { texts as english } from '../en/deliveryReasons.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  tooLate: 'No se pudo entregar a tiempo.',
  notTaken: 'El canal no ha aceptado este mensaje.',
  fileNotTaken: 'El canal no ha aceptado un archivo de este mensaje.',
  fileGone: 'Un archivo de este mensaje ya no está.',
  telegramNotConnected: 'El bot ya no está conectado. Conecta uno en la página Canales.',
  telegramTokenRefused:
    'Telegram ya no acepta el token del bot. Vuelve a conectar el bot en la página Canales.',
  telegramBlocked: 'Esta persona ha bloqueado el bot y primero tiene que volver a escribirle.',
  telegramNotTaken: 'Telegram no ha aceptado este mensaje.',
  discordNotConnected: 'El canal de Discord ya no está conectado. Conecta uno en la página Canales.',
  discordThreadGone: 'El hilo de esta persona ya no existe. La persona tiene que volver a preguntar primero.',
  discordWebhookGone:
    'El webhook de este canal ya no existe. Crea uno nuevo y conéctalo en la página Canales.',
  discordNotTaken: 'Discord no ha aceptado este mensaje.',
  metaNotConnected: 'La página ya no está conectada. Conecta una en Canales.',
  metaAccessRefused: 'Meta ya no acepta el acceso de la página. Vuelve a conectar la página en Canales.',
  metaWindowOver:
    'Esta persona no ha escrito en 24 horas, por lo que Meta ya no acepta respuestas. La persona tiene que volver a escribir primero.',
  metaWeekOver:
    'Esta persona lleva siete días sin escribir, así que Meta ya no acepta respuestas. Primero tiene que volver a escribir.',
  metaNoPermission:
    'Meta no nos ha permitido escribir por esta página. Vuelve a iniciar sesión en Meta desde Canales y permite todo lo que se pide.',
  metaOutOfReach: 'No se puede contactar con esta persona: el chat está bloqueado o la cuenta ya no existe.',
  metaNotTaken: 'Meta no ha aceptado este mensaje.',
  whatsappNotConnected: 'El número ya no está conectado. Conecta uno en la página Canales.',
  whatsappAccessRefused:
    'WhatsApp ya no nos deja escribir con este número. Vuelve a conectarlo en la página Canales.',
  whatsappNotTaken: 'WhatsApp no ha aceptado este mensaje.',
  whatsappOutOfReach:
    'No se puede contactar con esta persona por WhatsApp, o no ha aceptado sus últimas condiciones.',
  whatsappNotListed:
    'Este número aún no está entre los números a los que se puede escribir. Añádelo en tu aplicación en Meta.',
  whatsappToItself: 'Un número no puede escribirse a sí mismo.',
  whatsappLocked: 'WhatsApp ha bloqueado el acceso a esta cuenta de empresa. Meta indica allí el motivo.',
  whatsappNeedsPayment: 'WhatsApp necesita una forma de pago para esta cuenta de empresa. Añade una en Meta.',
  whatsappNotRegistered:
    'El número no está registrado en WhatsApp. Vuelve a conectarlo en la página Canales.',
  whatsappWindowOver:
    'Han pasado 24 horas desde el último mensaje de esta persona. Hasta que haya un mensaje nuevo, WhatsApp solo acepta plantillas aprobadas.',
  whatsappKeptBack: 'WhatsApp ha retenido este mensaje para que la gente reciba menos de ellos.',
  whatsappNoMarketing: 'Esta persona no quiere mensajes publicitarios.',
  whatsappKindNotTaken: 'WhatsApp no acepta mensajes de este tipo.',
  whatsappTemplateVariables: 'La plantilla tiene otro número de variables.',
  whatsappTemplateMissing: 'No existe tal plantilla en este idioma o no está aprobada.',
  whatsappTemplatePaused: 'WhatsApp ha pausado esta plantilla por su calidad.',
  whatsappTemplateDisabled: 'WhatsApp ha desactivado esta plantilla.',
  whatsappBlocked: 'WhatsApp ha bloqueado esta cuenta de empresa por un tiempo.',
} satisfies Translation<typeof english>
