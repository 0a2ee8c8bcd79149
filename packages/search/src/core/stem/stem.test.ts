import {describe, expect, test} from 'vitest';
import {fold} from '../fold';
import type {Language} from '../types';
import {stem} from './index';

const stems = (words: string, language: Language) =>
  new Set(words.split(' ').map((word) => stem(fold(word, language), language)));

describe('words that share a stem', () => {
  test.each([
    'install installs installed installing installation installations',
    'verify verifies verified verifying verification',
    'configure configured configuring configuration',
    'rule rules',
    'package packages',
    'update updates updated updating',
    'submission submissions',
    'submit submits submitted submitting',
    'delete deletes deleted deleting',
    'deletion deletions',
    'block blocks blocked blocking',
    'translate translated translating translation translations',
    'setting settings',
    'host hosts hosted hosting',
    'query queries',
    'user users',
    'message messages',
    'signature signatures',
    'enable enabled enables enabling',
    'disable disabled',
    'backup backups',
    'process processes processed processing',
    'cleanup cleanups',
    'customer customers',
    'ip ips',
    'log logs logged logging',
    'validate validated validation',
    'authenticate authentication authenticated',
    'statistic statistics',
    'address addresses',
    'match matches matched matching',
    'proxy proxies',
    'retry retries retried',
    'require requires required requirement requirements',
  ])('en: %s', (words) => expect([...stems(words, 'en')]).toHaveLength(1));

  test.each([
    'Regel Regeln',
    'Paket Pakete Paketen Pakets Paketes',
    'Überprüfung überprüfen überprüft Überprüfungen ueberpruefung uberprufung',
    'Einstellung Einstellungen einstellen eingestellt einzustellen',
    'sperren sperrt gesperrt Sperrung Sperre',
    'installieren installiert Installation Installationen',
    'verifizieren Verifizierung Verifizierungs',
    'Sicherheit Sicherheiten Sicherheits',
    'Absender Absendern Absenders',
    'funktionieren funktioniert funktionierte',
    'Regeltest Regeltests Regeltester',
    'konfigurieren Konfiguration konfiguriert',
    'Benutzer Benutzern Benutzers',
    'löschen gelöscht Löschung löscht',
    'einrichten eingerichtet Einrichtung einzurichten',
    'ablehnen abgelehnt Ablehnung',
    'Datenbank Datenbanken',
    'Feld Felder Feldern Feldes',
    'Häufigkeit häufig Häufigkeiten',
    'Formular Formulare Formularen Formulars',
    'Einsendung Einsendungen einsenden eingesendet',
    'Server Servers Servern',
    'Fehler Fehlern Fehlers',
    'übersetzen Übersetzung übersetzt Übersetzungen',
    'Projekt Projekte Projekten Projekts',
    'aktualisieren Aktualisierung aktualisiert',
    'Schlüssel Schlüsseln Schlüssels',
    'Variable Variablen',
    'Passwort Passwörter Passwörtern',
    'validieren Validierung validiert',
    'exportieren Export exportiert',
    'Proxy Proxys Proxies',
  ])('de: %s', (words) => expect([...stems(words, 'de')]).toHaveLength(1));
});

describe('words that must stay apart', () => {
  test.each<[Language, string, string]>([
    ['en', 'rule', 'role'],
    ['en', 'host', 'hostname'],
    ['en', 'test', 'text'],
    ['en', 'need', 'needle'],
    ['en', 'customer', 'custom'],
    ['en', 'composer', 'compose'],
    ['en', 'servers', 'serves'],
    ['en', 'cors', 'core'],
    ['en', 'comments', 'comes'],
    ['de', 'Sicherheit', 'sich'],
    ['de', 'Sicherheit', 'Sicherung'],
    ['de', 'Wartung', 'warten'],
    ['de', 'Funktionen', 'funktioniert'],
    ['de', 'Absender', 'absenden'],
    ['de', 'Reset', 'Rest'],
    ['de', 'Regelset', 'Regel'],
    ['de', 'Regeltester', 'Regel'],
    ['de', 'Regel', 'Regen'],
    ['de', 'Konto', 'Kontrolle'],
    ['de', 'Server', 'Service'],
  ])('%s: %s, %s', (language, one, other) => {
    expect(stem(fold(one, language), language)).not.toBe(stem(fold(other, language), language));
  });

  test.each(['', 'a', 'ip', '2fa', 'v1'])('%s is short and stays', (word) => {
    expect(stem(word, 'en')).toBe(word);
    expect(stem(word, 'de')).toBe(word);
  });
});
