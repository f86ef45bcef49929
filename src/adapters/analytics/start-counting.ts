import posthog from 'posthog-js/dist/module.slim.no-external';
import type { AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import { type CountedAs, sanitise } from '#domain/analytics/sanitise.ts';

export interface CountingOptions extends CountedAs {
  /** The analytics service's address. */
  readonly host: string;
}

export interface Counting {
  readonly count: (event: AnalyticsEvent) => void;
  /** From now on nothing is sent, what failed before and would be tried again included. */
  readonly stop: () => void;
}

/** Starts the analytics library, with everything off that it does by itself. It keeps nothing on the device. */
export function startCounting({ key, host, deviceId }: CountingOptions): Counting {
  let isCounting = true;
  const instance = posthog.init(
    key,
    {
      api_host: host,
      bootstrap: { distinctID: deviceId },
      persistence: 'memory',
      person_profiles: 'never',
      before_send: (captured) => (isCounting && captured ? sanitise(captured, { key, deviceId }) : null),
      // So that nothing waits to be sent when the consent is withdrawn.
      request_batching: false,
      disable_compression: true,
      // Whoever has pressed "Yes" is no crawler.
      opt_out_useragent_filter: true,
      get_current_url: () => location.origin,
      save_referrer: false,
      save_campaign_params: false,
      autocapture: false,
      rageclick: false,
      capture_pageview: false,
      capture_pageleave: false,
      capture_heatmaps: false,
      capture_dead_clicks: false,
      capture_exceptions: false,
      capture_performance: false,
      advanced_disable_flags: true,
      disable_session_recording: true,
      disable_surveys: true,
      disable_product_tours: true,
      disable_conversations: true,
      disable_web_experiments: true,
      disable_external_dependency_loading: true,
    },
    // A name of its own: the library keeps its instances, and a later consent is another device to it.
    deviceId,
  );
  return {
    count: ({ name, ...properties }) => void instance.capture(name, properties),
    stop() {
      isCounting = false;
      // The library gates every request by this, repeated ones too.
      instance.__loaded = false;
    },
  };
}
