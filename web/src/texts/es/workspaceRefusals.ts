import type { texts as english } from '../en/workspaceRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  brokenInvite: 'Esta invitación ya no existe. Pide una nueva.',
  inviteOfAnotherAddress: 'Esta invitación se envió a otra dirección de correo.',
  inviteSelf: 'No puedes invitarte a ti mismo :)',
  isMemberAlready: '{email} ya es miembro de este espacio de trabajo.',
  noSeats: 'Has alcanzado el número máximo de plazas',
  addressConfirmed: 'Esta dirección ya está confirmada.',
  inviteUsed: 'Esta invitación ya se ha usado.',
  resetLinkOver: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
  inviteExpired: 'Esta invitación ha caducado. Pide una nueva.',
  inviteNotOpen: 'Esta invitación ya no está abierta.',
  personalWorkspaceStays: 'Este es tu espacio de trabajo personal. Se conserva mientras exista tu cuenta.',
  workspaceHasSubscription:
    'Este espacio de trabajo tiene una suscripción. Cancélala en Facturación, y elimina el espacio de trabajo cuando haya terminado.',
  tooManyInvites:
    'Un espacio de trabajo envía como máximo {most, number} invitaciones al día, y una dirección recibe como máximo {mostToOne, number}. Inténtalo de nuevo mañana.',
  workspaceHasAgents: 'Hay agentes en este espacio de trabajo. Elimínalos primero.',
  workspaceLivesElsewhere: 'Este espacio de trabajo está en la otra región.',
  workspaceNameMissing: 'Escribe un nombre para el espacio de trabajo.',
  workspaceNotFound: 'Error: no se puede acceder a la información del espacio de trabajo',
  takesInvitesBack: 'Las invitaciones las retira el propietario, o quien las envió.',
  workspaceIsMissing: 'No se encontró el espacio de trabajo. Actualice e inténtelo de nuevo.',
  workspaceHasClients: 'Este espacio de trabajo tiene clientes. Elimínelos antes.',
} satisfies Translation<typeof english>
