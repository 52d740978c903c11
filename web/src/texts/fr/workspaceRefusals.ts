import type { texts as english } from '../en/workspaceRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  brokenInvite: 'Cette invitation n’existe plus. Demandez-en une nouvelle.',
  inviteOfAnotherAddress: 'Cette invitation a été envoyée à une autre adresse e-mail.',
  inviteSelf: 'Vous ne pouvez pas vous inviter vous-même :)',
  isMemberAlready: '{email} est déjà membre de cet espace de travail.',
  noSeats: 'Vous avez atteint le nombre maximal de places',
  addressConfirmed: 'Cette adresse est déjà confirmée.',
  inviteUsed: 'Cette invitation a déjà servi.',
  resetLinkOver: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  inviteExpired: 'Cette invitation a expiré. Demandez-en une nouvelle.',
  inviteNotOpen: 'Cette invitation n’est plus ouverte.',
  personalWorkspaceStays:
    'C’est votre espace de travail personnel. Il reste aussi longtemps que votre compte.',
  workspaceHasSubscription:
    'Cet espace de travail a un abonnement. Résiliez-le dans Facturation, et supprimez l’espace de travail quand il aura pris fin.',
  tooManyInvites:
    'Un espace de travail envoie au maximum {most, number} invitations par jour, et une adresse en reçoit au maximum {mostToOne, number}. Réessayez demain.',
  workspaceHasAgents: 'Il y a des agents dans cet espace de travail. Supprimez-les d’abord.',
  workspaceLivesElsewhere: 'Cet espace de travail se trouve dans l’autre région.',
  workspaceNameMissing: 'Saisissez un nom pour l’espace de travail.',
  workspaceNotFound: 'Erreur : impossible d’accéder aux informations de l’espace de travail',
  takesInvitesBack:
    'Les invitations sont retirées par le propriétaire, ou par la personne qui les a envoyées.',
  workspaceIsMissing: 'Espace de travail introuvable. Actualisez et réessayez.',
  workspaceHasClients: 'Cet espace de travail a des clients. Supprimez-les d’abord.',
} satisfies Translation<typeof english>
