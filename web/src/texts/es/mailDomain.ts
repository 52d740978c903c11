import type { texts as english } from '../en/mailDomain.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  mailDomain: 'Dominio de correo',
  hint: 'Los correos a tus clientes salen de tu propio dominio cuando está verificado. Hasta entonces salen de nuestra dirección en tu nombre.',
  domain: 'Dominio',
  example: 'tu-agencia.es',
  add: 'Añadir dominio',
  addFailed: 'No se pudo añadir el dominio. Inténtalo de nuevo.',
  status_not_started: 'Sin empezar',
  status_pending: 'Pendiente',
  status_verified: 'Verificado',
  status_temporary_failure: 'Fallo temporal',
  status_failed: 'Fallo',
  releasing: 'Eliminándose',
  text_not_started: 'Pon primero este registro. Demuestra que el dominio es tuyo; después vienen los demás.',
  text_pending:
    'Pon estos registros donde se gestiona el DNS del dominio. Comprobamos hasta que estén todos.',
  text_verified: 'Los correos a tus clientes salen de este dominio.',
  text_temporary_failure:
    'Ahora mismo faltan algunos registros. Los correos siguen saliendo de este dominio; después de tres días saldrán de nuestra dirección.',
  text_failed:
    'No se encontraron los registros. Ponlos y comprueba de nuevo. Mientras tanto los correos salen de nuestra dirección.',
  refused:
    'El servicio de correo no acepta este dominio porque lo tiene otro de sus clientes. Quítalo allí y comprueba de nuevo, o elimínalo aquí y usa otro.',
  unpaid:
    'El complemento de marca blanca o su prueba ha terminado. Después de siete días los correos vuelven a salir de nuestra dirección.',
  gone: 'Este dominio ya no está conectado. Elimínalo y añádelo de nuevo.',
  releasingText: 'Este dominio se está eliminando.',
  checkNow: 'Comprobar ahora',
  delete: 'Eliminar dominio',
  deleteText: 'Los correos a tus clientes saldrán entonces de nuestra dirección, no de {name}.',
  deleted: 'Dominio eliminado.',
  notDeleted: 'No se pudo eliminar el dominio',
  notLoaded: 'No se pudo cargar el dominio',
  stopped: 'Los correos a tus clientes se han detenido',
  stoppedText:
    'Demasiados volvieron o se marcaron como no deseados. Ya no se envían notificaciones; los códigos de acceso y los correos sobre pagos sí, desde nuestra dirección.',
  stoppedFigures:
    'En siete días: {sent, number} enviados, {bounced, number} devueltos, {complained, number} marcados como no deseados.',
  stoppedHelp:
    'Elimina los clientes con direcciones incorrectas y añádelos de nuevo. Termina solo cuando los siete días mejoren, o inténtalo de nuevo, una vez al día.',
  tryMailsAgain: 'Intentar de nuevo',
  retryFrom: 'Puedes intentarlo de nuevo a partir del {time}.',
  mailsGoOn: 'Las notificaciones vuelven a enviarse.',
  standingNotLoaded: 'No se pudo cargar si se envían correos.',
  type: 'Tipo',
  name: 'Nombre',
  value: 'Valor',
  priority: 'Prioridad',
  ttl: 'TTL',
  records: 'Registros DNS',
  propagation: 'Los cambios pueden tardar entre 24 y 48 horas en verse en todas partes.',
} satisfies Translation<typeof english>
